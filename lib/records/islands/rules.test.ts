import fc from 'fast-check';
import { islandSlugs } from '../../foundation/ids/island-slugs';
import { islands } from './data';
import {
  activeFilters,
  byName,
  chooseIslands,
  describePage,
  fastestLink,
  filterQuery,
  hourLimits,
  type IslandFilter,
  islandFacts,
  matches,
  monthRuns,
  parseFilter,
  sizeClass,
  sizeClasses,
  sortKeys,
} from './rules';
import { type Character, characters } from './schema';

const everything: IslandFilter = {
  size: undefined,
  characters: [],
  airport: false,
  hours: undefined,
  sort: 'name',
};

const entries = islands.map((island) => ({ facts: islandFacts(island), name: island.name }));
const slugs = (filter: Partial<IslandFilter>) =>
  chooseIslands(entries, { ...everything, ...filter }).map(({ facts }) => facts.slug);

const anyFilter: fc.Arbitrary<IslandFilter> = fc.record({
  size: fc.option(fc.constantFrom(...sizeClasses), { nil: undefined }),
  characters: fc
    .subarray<Character>([...characters])
    .map((some) => characters.filter((character) => some.includes(character))),
  airport: fc.boolean(),
  hours: fc.option(fc.constantFrom(...hourLimits), { nil: undefined }),
  sort: fc.constantFrom(...sortKeys),
});

describe('sizeClass', () => {
  it('counts the limits themselves as medium', () => {
    expect(sizeClass(49.9)).toBe('small');
    expect(sizeClass(50)).toBe('medium');
    expect(sizeClass(150)).toBe('medium');
    expect(sizeClass(150.6)).toBe('large');
  });
});

describe('fastestLink', () => {
  it('returns the shortest typical time from any port', () => {
    const link = fastestLink([
      { from: 'piraeus', vessel: 'conventional', minutes: [270, 330], direct: true },
      { from: 'rafina', vessel: 'high-speed', minutes: [105, 150], direct: true },
    ]);
    expect(link.from).toBe('rafina');
  });

  it('throws for a record without a crossing', () => {
    expect(() => fastestLink([])).toThrow('sea link');
  });
});

describe('parseFilter and filterQuery', () => {
  it('reverse each other for every filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(filterQuery(filter), characters)).toEqual(filter);
      }),
    );
  });

  it('ignore unknown values', () => {
    const query = 'size=huge&character=beaches,golf&airport=yes&hours=4&sort=stars&lng=el';
    expect(parseFilter(query, characters)).toEqual({ ...everything, characters: ['beaches'] });
  });

  it('leave the address empty without filters', () => {
    expect(filterQuery(everything)).toBe('');
  });
});

describe('chooseIslands', () => {
  it('shows every island without a filter', () => {
    expect(slugs({})).toHaveLength(islandSlugs.length);
  });

  it('filters islands with an airport', () => {
    expect(slugs({ airport: true })).toEqual([
      'milos',
      'mykonos',
      'naxos',
      'paros',
      'santorini',
      'syros',
    ]);
  });

  it('sorts by area with Naxos first and by hours with Kea first', () => {
    expect(slugs({ sort: 'area' })[0]).toBe('naxos');
    expect(slugs({ sort: 'hours' })[0]).toBe('kea');
    expect(slugs({ sort: 'population' })[0]).toBe('syros');
  });

  it('shows only islands that match, and leaves out only those that do not', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const chosen = chooseIslands(entries, filter).map(({ facts }) => facts.slug);
        for (const { facts } of entries) {
          expect(chosen.includes(facts.slug)).toBe(matches(facts, filter));
        }
      }),
    );
  });
});

describe('activeFilters', () => {
  it('counts filters, but not the sort order', () => {
    expect(activeFilters({ ...everything, sort: 'area' })).toBe(0);
    expect(activeFilters({ ...everything, airport: true, characters: ['food', 'quiet'] })).toBe(2);
  });
});

describe('byName', () => {
  it('sorts by the alphabet of the language', () => {
    expect(byName(islands, 'el')[0]?.slug).toBe('amorgos');
    expect(byName(islands, 'el').at(-1)?.slug).toBe('folegandros');
    expect(byName(islands, 'en').at(-1)?.slug).toBe('tinos');
  });
});

describe('monthRuns', () => {
  it('joins consecutive months', () => {
    expect(monthRuns([4, 5, 6, 9, 11])).toEqual([
      [4, 6],
      [9, 9],
      [11, 11],
    ]);
  });

  it('joins months across the new year if given in that order', () => {
    expect(monthRuns([11, 12, 1, 2])).toEqual([[11, 2]]);
    expect(monthRuns([1, 2, 11, 12])).toEqual([
      [1, 2],
      [11, 12],
    ]);
  });
});

describe('describePage', () => {
  it('adds the suffix only if both fit', () => {
    expect(describePage('Short.', 'Tail.', 'Another.')).toBe('Short. Tail.');
    expect(describePage('x'.repeat(140), 'A tail too long.', 'A tail.')).toBe(
      `${'x'.repeat(140)} A tail.`,
    );
    expect(describePage('x'.repeat(155), 'A long tail.')).toBe('x'.repeat(155));
  });
});
