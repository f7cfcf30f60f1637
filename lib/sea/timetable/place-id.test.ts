import { islandSlugs, otherNames } from '@/lib/foundation/ids/island-register';
import { placeIdOf } from './place-id';

it.each([
  ['thira', 'santorini'],
  ['Santorini', 'santorini'],
  ['ΘΗΡΑ', 'santorini'],
  ['NAXOS', 'naxos'],
  ['Νάξος', 'naxos'],
  ['Πάρος', 'paros'],
  ['Athens', 'athens'],
  ['αθήνα', 'athens'],
  ['Piraeus', 'piraeus'],
  ['Ηράκλειο', 'heraklion'],
  ['Ηρακλειά', 'iraklia'],
  ['koufonissi', 'koufonisia'],
  ['Fira', 'santorini'],
  ['Φηρά', 'santorini'],
  ['Parikia', 'paros'],
  ['Παροικιά', 'paros'],
  ['Ermoupoli', 'syros'],
  ['Naxos town', 'naxos'],
  ['chora naxos', 'naxos'],
  ['Naxos (Chora)', 'naxos'],
  ['Χώρα Μυκόνου', 'mykonos'],
  ['λιμάνι της Τήνου', 'tinos'],
  ['port of Piraeus', 'piraeus'],
])('%s is %s', (written, id) => expect(placeIdOf(written)).toBe(id));

it.each(['atlantis', 'naxos-chora', 'ATH', '<b>', 'Kos'])('%s is unchanged', (text) =>
  expect(placeIdOf(text)).toBe(text),
);

it('recognises every name of every island', () => {
  for (const slug of islandSlugs) {
    for (const name of [slug, slug.toUpperCase(), ...otherNames[slug]]) {
      expect([name, placeIdOf(name)]).toEqual([name, slug]);
    }
  }
});
