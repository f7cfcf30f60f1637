import type { PlaceRow } from '../places/rows';
import { differing, inOurDatum, matches } from './compare';
import { decisions } from './decisions';

const place = (id: string, nameEl: string, lat: number, lon: number): PlaceRow => ({
  id,
  island: 'naxos',
  kind: 'village',
  nameEn: id,
  nameEl,
  lat,
  lon,
});

it('finds a place by name, ignoring accents and brackets, and no distant namesake', () => {
  const ours = [place('a', 'Χαλκί (Τραγαία)', 37.06, 25.48)];
  const there = [
    { name: 'ΧΑΛΚΊ', lat: 37.061, lon: 25.481 },
    { name: 'Χαλκί', lat: 36.22, lon: 27.61 },
  ];
  expect(matches(ours, there).map(({ entry }) => entry.lat)).toEqual([37.061]);
});

it('knows a place by the older form of its name in the lists of the state', () => {
  const forms = [
    ['Μεγαλοχώρι', 'Μεγαλοχώριον'],
    ['Ακρωτήρι', 'Ακρωτήριον'],
    ['Στενιές', 'Στενιαί'],
    ['Πύργος', 'Πύργος'],
    ['Λεύκες', 'Λεύκαι'],
    ['Απείρανθος', 'Απείρανθος'],
  ] as const;
  for (const [today, official] of forms) {
    const there = [{ name: official, lat: 37.001, lon: 25 }];
    expect(matches([place('a', today, 37, 25)], there)).toHaveLength(1);
  }
  expect(matches([place('a', 'Χώρα', 37, 25)], [{ name: 'Χώρος', lat: 37, lon: 25 }])).toEqual([]);
});

it('corrects the datum of a gazetteer before comparing', () => {
  const ours = Array.from({ length: 12 }, (_, i) =>
    place(`v${i}`, `Χωριό ${'αβγδεζηθικλμ'[i]}`, 37 + i / 50, 25),
  );
  const there = ours.map(({ nameEl, lat, lon }) => ({
    name: nameEl,
    lat: lat - 0.0026,
    lon: lon - 0.0017,
  }));
  expect(differing(ours, [there], 0.3)).toHaveLength(12);
  expect(differing(ours, [inOurDatum(ours, there)], 0.3)).toEqual([]);
  expect(inOurDatum(ours.slice(0, 3), there)).toEqual(there);
});

it('lists places that every gazetteer has elsewhere, the furthest first', () => {
  const ours = [place('near', 'Άνω', 37, 25), place('far', 'Κάτω', 37.1, 25)];
  const one = [
    { name: 'Άνω', lat: 37.01, lon: 25 },
    { name: 'Κάτω', lat: 37.12, lon: 25 },
  ];
  const other = [{ name: 'Άνω', lat: 37.001, lon: 25 }];
  expect(differing(ours, [one, other], 0.3).map(({ place: { id } }) => id)).toEqual(['far']);
  expect(differing(ours, [one], 0.3).map(({ place: { id } }) => id)).toEqual(['far', 'near']);
});

it('leaves no difference open', () => {
  expect(Object.entries(decisions).filter(([, decided]) => !decided.startsWith('kept'))).toEqual(
    [],
  );
});
