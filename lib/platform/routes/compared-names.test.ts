import { islandsInQuery, islandsInSlug, meantPair } from './compared-names';

it.each([
  ['naxos-or-paros', 'paros-or-naxos'],
  ['naxos-vs-paros', 'paros-or-naxos'],
  ['paros-and-naxos', 'paros-or-naxos'],
  ['thira-or-mikonos', 'santorini-or-mykonos'],
  ['Naxos-VS-Paros', 'paros-or-naxos'],
  ['νάξος-ή-πάρος', 'paros-or-naxos'],
  ['μηλος και σαντορινη', 'milos-or-santorini'],
  ['milos-h-santorini', 'milos-or-santorini'],
])('understands %s as %s', (written, pair) => expect(meantPair(written)).toBe(pair));

it.each(['paros-or-naxos', 'paros', 'anafi-or-kea', 'paros-or-paros', 'paros-or-naxos-or-ios'])(
  'finds no other pair for %s',
  (written) => expect(meantPair(written)).toBeUndefined(),
);

it('reads up to three known islands, each once', () => {
  expect(islandsInQuery(['Naxos', '', 'thira', 'naxos', 'atlantis', 'ios', 'kea'])).toEqual([
    'naxos',
    'santorini',
    'ios',
  ]);
});

it.each([
  ['kea-vs-anafi', ['kea', 'anafi']],
  ['Τζιά-ή-Ανάφη', ['kea', 'anafi']],
  ['naxos-or-paros-or-ios', ['naxos', 'paros', 'ios']],
  ['naxos-vs-paros-vs-ios-vs-kea', ['naxos', 'paros', 'ios']],
  ['paros-or-paros', ['paros']],
  ['atlantis-vs-naxos', ['naxos']],
  ['crete-vs-rhodes', []],
  ['paros-or-naxos', []],
  ['naxos', []],
])('reads the islands of %s', (slug, islands) => expect(islandsInSlug(slug)).toEqual(islands));
