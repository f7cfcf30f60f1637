import { foods } from './data';
import { chooseFoods, filterAddress, hasOwn, readFilter, relaxations } from './filter';
import { isAllYear, isInSeason, seasonLength } from './season';

const ids = (filter: Parameters<typeof chooseFoods>[1]) =>
  chooseFoods(foods, filter).map(({ id }) => id);

describe('a season', () => {
  it('can span the end of the year', () => {
    expect(seasonLength([10, 4])).toBe(7);
    expect([10, 12, 1, 4].every((month) => isInSeason([10, 4], month))).toBe(true);
    expect([5, 7, 9].some((month) => isInSeason([10, 4], month))).toBe(false);
  });

  it('can be one month or all twelve', () => {
    expect(seasonLength([11, 11])).toBe(1);
    expect(isInSeason([11, 11], 12)).toBe(false);
    expect(isAllYear([1, 12])).toBe(true);
    expect(isAllYear([12, 11])).toBe(true);
    expect(isAllYear([2, 12])).toBe(false);
  });
});

describe('the filter in an address', () => {
  it('is read back as it is written', () => {
    const filter = { island: 'naxos', kind: 'cheese', season: 'winter' } as const;
    expect(filterAddress(filter)).toBe('/culinary?island=naxos&kind=cheese&season=winter');
    expect(readFilter({ island: 'naxos', kind: 'cheese', season: 'winter' })).toEqual({
      filter,
      ignored: [],
    });
    expect(filterAddress({})).toBe('/culinary');
  });

  it('ignores and reports unknown values', () => {
    expect(readFilter({ island: 'atlantis', kind: '<b>', season: 'autumn' })).toEqual({
      filter: { season: 'autumn' },
      ignored: ['island', 'kind'],
    });
    expect(readFilter({ kind: 'constructor', season: '__proto__' }).ignored).toEqual([
      'kind',
      'season',
    ]);
  });

  it('accepts empty, repeated and foreign parameters', () => {
    expect(readFilter({ island: '', kind: ' ', utm_source: 'x' })).toEqual({
      filter: {},
      ignored: [],
    });
    expect(readFilter({ island: ['Naxos', 'paros'] }).filter).toEqual({ island: 'naxos' });
  });
});

describe('filtering', () => {
  it('returns everything without filters', () => {
    expect(chooseFoods(foods, {})).toHaveLength(foods.length);
  });

  it('lists the island’s own products before shared ones', () => {
    const naxos = ids({ island: 'naxos', kind: 'cheese' });
    expect(naxos.slice(0, 2).sort()).toEqual(['arseniko-naxou', 'graviera-naxou']);
    expect(naxos.at(-1)).toBe('kopanisti');
    expect(naxos).not.toContain('san-michali');
  });

  it('filters by season', () => {
    expect(ids({ season: 'summer' })).toContain('karpouzenia');
    expect(ids({ season: 'winter' })).not.toContain('karpouzenia');
    expect(ids({ season: 'winter' })).toContain('karavoli');
  });

  it('includes islands with shared products only', () => {
    expect(hasOwn(foods, 'thirasia')).toBe(false);
    expect(ids({ island: 'thirasia' })).toContain('santorini-wine');
    expect(hasOwn(foods, 'naxos')).toBe(true);
  });
});

describe('filters to remove', () => {
  it('lists each blocking filter, the most helpful first', () => {
    const filter = { island: 'thirasia', kind: 'sweet', season: 'summer' } as const;
    expect(chooseFoods(foods, filter)).toEqual([]);
    const ways = relaxations(foods, filter);
    expect(ways.map(({ field }) => field).sort()).toEqual(['island', 'kind']);
    expect(ways[0]?.count).toBeGreaterThanOrEqual(ways[1]?.count ?? 0);
    for (const { filter: relaxed, count } of ways) {
      expect(chooseFoods(foods, relaxed)).toHaveLength(count);
    }
  });

  it('suggests nothing that would stay empty', () => {
    expect(
      relaxations(foods, { island: 'thirasia', kind: 'sweet' }).map(({ field }) => field),
    ).toEqual(['island', 'kind']);
    expect(relaxations(foods, {})).toEqual([]);
  });
});
