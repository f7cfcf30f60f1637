import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { costs, islandsOfGroup } from './data';
import { costAsOf, costGroupOf, costOf, seasonOfMonth } from './rules';
import {
  costGroupSchema,
  costGroups,
  costSchema,
  costSeasons,
  costSourceSchema,
  dailyItems,
  seasonalItems,
} from './schema';
import { costSources, costsCheckedOn } from './sources';

describe('the table of costs', () => {
  it('matches its schema', () => {
    expect(z.array(costSchema).safeParse(costs).error?.issues).toBeUndefined();
    expect(z.record(z.string(), costSourceSchema).safeParse(costSources).error).toBeUndefined();
    expect(costGroupSchema.safeParse(islandsOfGroup).error).toBeUndefined();
    expect(z.iso.date().safeParse(costsCheckedOn).success).toBe(true);
  });

  it('has each island in one group', () => {
    expect(Object.values(islandsOfGroup).flat().sort()).toEqual([...islandSlugs].sort());
    for (const island of islandSlugs) expect(islandsOfGroup[costGroupOf(island)]).toContain(island);
  });

  it('has one entry for each item, group and season', () => {
    const wanted = costGroups.flatMap((group) => [
      ...dailyItems.map((item) => `${item} ${group} all`),
      ...seasonalItems.flatMap((item) => costSeasons.map((season) => `${item} ${group} ${season}`)),
    ]);
    expect(costs.map(({ item, group, season }) => `${item} ${group} ${season}`).sort()).toEqual(
      wanted.sort(),
    );
    expect(costOf('car', 'popular', 'peak').range.likely).toBe(9000);
    expect(costOf('coffee', 'quiet', 'low')).toBe(costOf('coffee', 'quiet', 'peak'));
  });

  it('has a source for published prices, and uses every source', () => {
    for (const { basis, sources, item, group } of costs) {
      if (basis === 'published')
        expect([item, group, sources.length > 0]).toEqual([item, group, true]);
    }
    const used = new Set(costs.flatMap(({ sources }) => sources));
    expect([...used].sort()).toEqual(Object.keys(costSources).sort());
  });

  it.each([...seasonalItems])('never gets cheaper towards summer: %s', (item) => {
    for (const group of costGroups) {
      const likely = costSeasons.map((season) => costOf(item, group, season).range.likely);
      expect(likely).toEqual([...likely].sort((a, b) => a - b));
    }
  });

  it('is never more expensive in quieter places', () => {
    for (const item of [...dailyItems, ...seasonalItems]) {
      for (const season of costSeasons) {
        // Bus fares go by distance: the longest lines are on Naxos.
        if (item === 'bus') continue;
        const likely = costGroups.map((group) => costOf(item, group, season).range.likely);
        expect([item, season, likely]).toEqual([item, season, [...likely].sort((a, b) => b - a)]);
      }
    }
  });
});

describe('the date of a price', () => {
  it('is the oldest date of its sources, so that an old price never looks current', () => {
    expect(costAsOf(costOf('souvlaki', 'popular', 'peak'))).toBe('2023-06');
    expect(costAsOf(costOf('car', 'popular', 'peak'))).toBe('2024');
    expect(costAsOf(costOf('bus', 'famous', 'peak'))).toBe('2026-08');
  });

  it('is the month of the table for an estimate, and unknown without dated sources', () => {
    expect(costAsOf(costOf('coffee', 'quiet', 'peak'))).toBe('2026-11');
    expect(costAsOf(costOf('sunbeds', 'popular', 'peak'))).toBeNull();
  });
});

describe('seasonOfMonth', () => {
  it('returns a season for each month', () => {
    const year = Array.from({ length: 12 }, (_, index) => seasonOfMonth(index + 1));
    expect(year.join(' ')).toBe(
      'low low low shoulder shoulder high peak peak high shoulder low low',
    );
  });
});
