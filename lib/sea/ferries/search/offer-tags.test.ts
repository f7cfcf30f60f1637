import { cheaperFolded, tagsOfOffers } from './offer-tags';
import type { Offer } from './offers';

/** Offer from one minute to another, at a price in cents. */
const offer = (departure: number, arrival: number, total: number | null): Offer => ({
  id: `${departure}`,
  journey: { departure, arrival, transfers: 0, cents: total, legs: [] },
  minutes: arrival - departure,
  kinds: [],
  perPerson: total,
  childCents: 0,
  isChildFareKnown: true,
  vehicleCents: 0,
  total,
  origins: [],
});
const tagsOf = (offers: readonly Offer[], at = 0) => {
  const tags = tagsOfOffers(offers, at);
  return offers.map((one) => (tags.get(one) ?? []).join(' '));
};

it('marks the fastest, the cheapest and the first to arrive', () => {
  const slow = offer(100, 400, 3000);
  const early = offer(90, 300, 5000);
  const fast = offer(200, 350, 8000);
  expect(tagsOf([slow, early, fast])).toEqual(['cheapest', 'first', 'fastest']);
  expect(tagsOf([slow, offer(150, 250, 2000)])).toEqual(['', 'fastest cheapest first']);
});

it('marks all equally good offers, and none if all are equal', () => {
  expect(tagsOf([offer(0, 100, 10), offer(50, 150, 10), offer(60, 200, 20)])).toEqual([
    'fastest cheapest first',
    'fastest cheapest',
    '',
  ]);
  expect(tagsOf([offer(0, 100, 10), offer(0, 100, 10)])).toEqual(['', '']);
  expect(tagsOf([offer(0, 100, 10)])).toEqual(['']);
});

it('compares only boats that have not left, and known prices', () => {
  expect(tagsOf([offer(0, 50, 1), offer(100, 200, 5), offer(100, 300, 9)], 60)).toEqual([
    '',
    'fastest cheapest first',
    '',
  ]);
  expect(tagsOf([offer(0, 100, null), offer(0, 200, 70), offer(0, 300, 90)])).toEqual([
    'fastest first',
    'cheapest',
    '',
  ]);
  const vehicle = { ...offer(0, 100, null), perPerson: 1, vehicleCents: null };
  expect(tagsOf([vehicle, offer(0, 200, 70)])).toEqual(['fastest first', 'cheapest']);
});

it('tells the fare of a folded offer that is cheaper than all listed ones', () => {
  const [slow, direct, fast] = [offer(0, 900, 4600), offer(0, 300, 5150), offer(0, 200, 7000)];
  expect(cheaperFolded([slow, fast], [direct], 0)).toBe(4600);
  expect(cheaperFolded([fast], [direct], 0)).toBeNull();
  expect(cheaperFolded([], [direct], 0)).toBeNull();
  expect(cheaperFolded([slow], [offer(20, 300, 5150)], 10)).toBeNull();
});
