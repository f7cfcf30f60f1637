import fc from 'fast-check';
import { allIslands } from '@/lib/records/islands/queries';
import { characters } from '@/lib/records/islands/schema';
import { paces } from '@/lib/sea/planner/problem/request';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { islandSets, islandsFor, scoreOf } from './choose-islands';
import { suggestTrip } from './operation';
import { readTripSuggestion, type TripSuggestionAsk, tripSuggestionValues } from './parameters';
import { firstDays, sharedNights } from './request';

const facts = allIslands().map(({ slug, position, character, bestMonths }) => ({
  slug,
  position,
  tags: character.tags,
  bestMonths: bestMonths.months,
}));

const ask: TripSuggestionAsk = {
  month: 6,
  nights: 7,
  start: 'ATH',
  interests: ['beaches'],
  pace: 'steady',
  budget: 'middle',
  adults: 2,
};

describe('the trip suggestion form', () => {
  it('reads every field of a query', () => {
    const queries = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      nights: fc.integer({ min: 2, max: 14 }),
      start: fc.constantFrom('ATH', 'piraeus', 'heraklion'),
      interests: fc.uniqueArray(fc.constantFrom(...characters), { maxLength: 3 }),
      pace: fc.constantFrom(...paces),
      budget: fc.constantFrom('simple', 'middle', 'fine'),
      adults: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(queries, (one) => {
        const { interests, ...single } = one;
        const written = Object.entries(single).map(([field, value]) => [field, String(value)]);
        expect(readTripSuggestion({ ...Object.fromEntries(written), interests })).toEqual({
          ok: true,
          ask: one,
        });
      }),
    );
  });

  it('uses defaults, except for the month', () => {
    expect(readTripSuggestion({ month: '6' })).toMatchObject({
      ok: true,
      ask: { nights: 7, adults: 2 },
    });
    expect(readTripSuggestion({ nights: '7' })).toEqual({
      ok: false,
      faults: [{ field: 'month', fault: 'missing' }],
    });
  });

  it.each([
    [{ month: '13' }, 'month', 'unknown-choice'],
    [{ month: '6', nights: '1' }, 'nights', 'nights-out-of-range'],
    [{ month: '6', nights: '99' }, 'nights', 'nights-out-of-range'],
    [{ month: '6', nights: '7.5' }, 'nights', 'nights-out-of-range'],
    [{ month: '6', start: 'atlantis' }, 'start', 'unknown-choice'],
    [{ month: '6', interests: 'lava' }, 'interests', 'unknown-choice'],
    [
      { month: '6', interests: ['food', 'quiet', 'views', 'hiking'] },
      'interests',
      'too-many-interests',
    ],
    [{ month: '6', pace: 'constructor' }, 'pace', 'unknown-choice'],
    [{ month: '6', adults: '0' }, 'adults', 'adults-out-of-range'],
  ])('reports the invalid field: %j', (query, field, fault) => {
    expect(readTripSuggestion(query)).toEqual({ ok: false, faults: [{ field, fault }] });
  });

  it('never throws for any input, and truncates it', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant('x'.repeat(100_000)));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('month', 'interests', '__proto__'), value),
        (raw) => {
          readTripSuggestion(raw);
          expect(JSON.stringify(tripSuggestionValues(raw)).length).toBeLessThan(2000);
        },
      ),
    );
  });
});

describe('islands of a suggested trip', () => {
  it('match the interests, the first one most', () => {
    for (const wish of characters) {
      const [best = []] = islandSets(facts, { ...ask, interests: [wish] });
      const meeting = best.filter((slug) =>
        facts.find((one) => one.slug === slug)?.tags.includes(wish),
      );
      expect({ wish, met: meeting.length >= best.length - 1 }).toEqual({ wish, met: true });
    }
  });

  it('are as many as nights and pace allow', () => {
    expect(paces.map((pace) => islandsFor({ nights: 8, pace }))).toEqual([2, 3, 4]);
    expect(islandsFor({ nights: 2, pace: 'easy' })).toBe(1);
    expect(islandsFor({ nights: 14, pace: 'brisk' })).toBe(5);
  });

  it('are not loud if quiet is requested, or expensive on a low budget', () => {
    const of = (slug: string) => facts.find((one) => one.slug === slug) as (typeof facts)[number];
    const quiet = { month: 7, interests: ['beaches', 'quiet'], budget: 'middle' } as const;
    expect(scoreOf(of('ios'), quiet)).toBeLessThan(scoreOf(of('koufonisia'), quiet));
    const simple = { month: 6, interests: [], budget: 'simple' } as const;
    expect(scoreOf(of('mykonos'), simple)).toBeLessThan(scoreOf(of('syros'), simple));
  });

  it('ignore interests that are out of season', async () => {
    const winter = { month: 1, interests: ['beaches', 'nightlife'], budget: 'middle' } as const;
    for (const one of facts) {
      expect(scoreOf(one, winter)).toBe(scoreOf(one, { ...winter, interests: [] }));
      const quiet = { ...winter, interests: ['quiet'] } as const;
      expect(scoreOf(one, quiet)).toBeGreaterThanOrEqual(scoreOf(one, { ...quiet, interests: [] }));
    }
    const values = { month: '1', nights: '3', interests: ['beaches', 'nightlife', 'history'] };
    const outcome = await suggestTrip.run(values, { headers: new Headers(), locale: 'en' });
    if (outcome.state !== 'ok') throw new Error(outcome.state);
    const { reasons, outOfSeason } = outcome.result;
    expect(outOfSeason).toEqual(['beaches', 'nightlife']);
    expect(reasons.size).toBeGreaterThan(0);
    for (const wishes of reasons.values()) {
      expect(wishes.filter((wish) => outOfSeason.includes(wish))).toEqual([]);
    }
  });

  it('are the same for the same question, each set once', () => {
    const sets = islandSets(facts, ask);
    expect(islandSets(facts.toReversed(), ask)).toEqual(sets);
    const names = sets.map((set) => set.toSorted().join());
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('days of a suggested trip', () => {
  const { info } = ferryNetwork();

  it('are in the requested month, after today and within the timetable', () => {
    expect(firstDays({ month: 6, nights: 7 }, '2026-11-22', info)[0]).toBe('2027-06-08');
    expect(firstDays({ month: 11, nights: 7 }, '2026-11-22', info)[0]).toBe('2026-11-23');
    expect(firstDays({ month: 10, nights: 14 }, '2027-10-25', info)).toEqual([]);
  });

  it('use all nights', () => {
    expect(sharedNights(8, 3)).toEqual([3, 3, 2]);
    expect(sharedNights(2, 1)).toEqual([2]);
  });
});
