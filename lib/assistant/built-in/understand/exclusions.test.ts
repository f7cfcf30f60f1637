import { understand } from './turn';

const placesOf = (said: string, focus?: 'ios') =>
  understand(said, '2026-11-29', {
    order: [],
    locale: /\p{Script=Greek}/u.test(said) ? 'el' : 'en',
    ...(focus ? { focus } : {}),
  }).places;

it.each([
  ['not paros not ios, five nights in may', ['paros', 'ios']],
  ["please don't even mention Santorini, where else for a quiet week", ['santorini']],
  ['everything except tinos-andros, 6 nights', ['tinos', 'andros']],
  ['I hear Naxos is full of wind, skip it', ['naxos']],
  ['4 βράδια, να μην είναι Κύθνος', ['kythnos']],
  ['Τη Σύρο την ξέρουμε απ’ έξω, όχι αυτή', ['syros']],
  ['Η Μύκονος δεν τη σηκώνει η τσέπη μας, κάτι άλλο', ['mykonos']],
  ['μη μου πεις Πάρο, πού αλλού έχει ζωή;', ['paros']],
])('excludes what “%s” refuses', (said, avoids) => {
  const { wants, avoids: found } = placesOf(said);
  expect(found.toSorted()).toEqual(avoids.toSorted());
  expect(wants).toEqual([]);
});

it('reads the airport of a flight home before its day', () => {
  expect(
    placesOf('our flight home leaves Athens on Thursday 15 July at 11:00, three islands please')
      .flyOut,
  ).toBe('athens');
});

it('reads «με νοτιά» as a wind from the south', () => {
  const turn = understand('Κίμωλος με νοτιά, πού κάνω μπάνιο;', '2026-11-29', {
    order: [],
    locale: 'el',
  });
  expect(turn.wind).toBe('s');
});

it.each([
  ['9 νύχτες: 4 Σύρο, τα υπόλοιπα Τήνο', { island: 'syros', nights: [4, 4] }],
  ['8 nights: 3 Kea, the rest Kythnos', { island: 'kea', nights: [3, 3] }],
  ['βάλε και 2 Αντίπαρο', { island: 'antiparos', nights: [2, 2] }],
])('reads the nights of one island in “%s”', (said, stay) => {
  expect(placesOf(said).wants).toContainEqual(stay);
});
