import { comparedPairs, islandsOfPair, pairsWith } from '@/lib/foundation/ids/compared-pairs';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';
import { islandTraits } from './data/traits';
import { comparedIsland, waysBetween } from './facts';
import { pairChangedOn } from './views';

it.each(islandSlugs)('counts as sand what the record of %s calls sand', (slug) => {
  const { beaches } = islandBySlug(slug);
  const { stony } = islandTraits[slug];
  expect(stony.filter((id) => beaches.every((beach) => beach.id !== id))).toEqual([]);
  const sandy = beaches.filter(({ id }) => !stony.includes(id)).map(({ id }) => id);
  const named = beaches.filter(({ sentence }) => /\bsand/i.test(sentence.en)).map(({ id }) => id);
  expect(named.filter((id) => !sandy.includes(id))).toEqual([]);
  expect(comparedIsland(slug).beaches.sandy).toBe(sandy.length);
});

it.each(islandSlugs)(
  'gives %s a way from Athens, nights in order and at least one pair',
  (slug) => {
    const { fromAthens, traits } = comparedIsland(slug);
    expect(fromAthens?.minutes[0]).toBeGreaterThan(0);
    expect(traits.nights[0]).toBeLessThanOrEqual(traits.nights[1]);
    expect(pairsWith(slug).length).toBeGreaterThan(0);
  },
);

it('adds up a day from the table of costs', () => {
  // Half a room at €60, a coffee, a wrap and a meal at 4, 4.50 and 24, two rides at 2.50.
  expect(comparedIsland('naxos').dayCosts[0]).toEqual({ style: 'simple', may: 6750, july: 10_000 });
  // Half a room at €350, a coffee, two meals at 32, two rides at 2.50, a quarter of two sunbeds at 60.
  expect(comparedIsland('mykonos').dayCosts[1]?.july).toBe(26_400);
});

it('counts beaches that a strong meltemi leaves calm', () => {
  const { beaches } = comparedIsland('milos');
  expect(beaches.calm + beaches.windy).toBeGreaterThan(4);
  expect(beaches.calm + beaches.windy).toBeLessThan(beaches.all);
});

it.each(comparedPairs)('has a page for the boat of %s, and a day of its last change', (pair) => {
  expect(waysBetween(islandsOfPair(pair)).map(({ facts }) => facts?.isDirect)).not.toContain(
    undefined,
  );
  expect(pairChangedOn(pair) >= '2026-11-28').toBe(true);
});
