import type { Offer } from './offers';
import { journeyName, readShown, shownOffers } from './shown';

const offers = Array.from({ length: 40 }, (_, index) => ({ id: `trip ${index}.a.b` }) as Offer);

describe('the open part of a result', () => {
  it('reads back the name of a journey as it was written', () => {
    const journey = journeyName(2, { id: 'Δ/7:30~x.piraeus.naxos-chora' } as Offer);
    expect(readShown({ journey, more: '2' })).toEqual({ journey, more: 2 });
  });

  it.each([
    { journey: 'x' },
    { journey: '1.<b>' },
    { journey: `1.${'a'.repeat(700)}` },
    { more: '12' },
    { more: 'all' },
    { journey: ['', '1.a'], more: ['', '1'] },
    {},
  ])('opens nothing for an unreadable value, %j', (query) => {
    expect(readShown(query)).toEqual({});
  });

  it('shows all sensible journeys of a single crossing, and the first of several', () => {
    const first = new Set(offers.slice(0, 34));
    const alone = shownOffers({ offers, first }, 1);
    expect([alone.first.length, alone.more.length, alone.areOdd]).toEqual([34, 6, true]);
    const ofSix = shownOffers({ offers, first }, 6);
    expect([ofSix.first.length, ofSix.more.length, ofSix.areOdd]).toEqual([3, 37, false]);
    expect(shownOffers({ offers, first }, 3).first).toHaveLength(6);
    expect([...ofSix.first, ...ofSix.more]).toEqual(offers);
  });
});
