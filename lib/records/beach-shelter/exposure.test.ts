import fc from 'fast-check';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islands } from '@/lib/records/islands/data';
import { waveMetres } from '@/lib/records/weather/wave-growth';
import { fetchesOfBeach } from './beaches';
import { coastUnder } from './coast';
import { exposureTo, fetchTowards, openArcs } from './exposure';
import { decodeFetches, encodeFetches } from './fetch-code';
import { seaStates } from './waves';

const [north, northEast, south, west] = [0, 45, 180, 270];
/** Seven Beaufort: what the meltemi brings on many a day of August. */
const meltemi = 55;

/**
 * Beaches whose exposure any local knows, with the reason: on the north coasts the meltemi arrives over the
 * open Aegean, on the south coasts it comes over the hills behind.
 */
const open: readonly (readonly [IslandSlug, string, number, string])[] = [
  ['tinos', 'kolymbithra', north, 'the surfers of Tinos go there for the waves of the north wind'],
  ['tinos', 'livada', northEast, 'a gap in the north coast below the lighthouse cape'],
  [
    'mykonos',
    'agios-sostis',
    northEast,
    'at the mouth of the bay of Panormos, which opens to the north',
  ],
  ['mykonos', 'ftelia', north, 'the head of Panormos bay, where windsurfers train'],
  ['milos', 'sarakiniko', north, 'white rock washed bare by the waves of the north'],
  ['folegandros', 'agios-georgios', north, 'the only beach of the north coast'],
  ['serifos', 'platis-gialos', north, 'on the north coast'],
  ['naxos', 'lionas', northEast, 'the pebbles of the north-east coast'],
  ['amorgos', 'mikri-vlychada', north, 'below the cliffs of the north coast'],
  ['antiparos', 'livadia', 315, 'on the north-west coast'],
  ['andros', 'achla', 67.5, 'the east coast takes the north-easterly'],
  ['santorini', 'vourvoulos', northEast, 'the north-east coast, open to all of the Aegean'],
  ['mykonos', 'paradise', south, 'a south coast: the sirocco runs straight in'],
  ['milos', 'firiplaka', south, 'a south coast'],
  ['syros', 'galissas-beach', west, 'the bay opens to the west'],
];
const closed: readonly (readonly [IslandSlug, string, number, string])[] = [
  ['mykonos', 'paradise', north, 'the whole island lies between it and the north'],
  ['mykonos', 'ornos', north, 'a bay on the south coast'],
  ['mykonos', 'platis-gialos', northEast, 'a bay on the south coast'],
  ['milos', 'firiplaka', north, 'cliffs behind, the south coast'],
  ['milos', 'paleochori', north, 'the south coast'],
  ['sifnos', 'platis-gialos', north, 'a bay on the south coast'],
  ['sifnos', 'vathi-beach', north, 'an almost closed bay'],
  ['ios', 'manganari', north, 'five coves on the south coast'],
  ['ios', 'mylopotas-beach', northEast, 'hills behind it, open to the south-west'],
  ['naxos', 'agios-prokopios', north, 'behind the headland of Stelida, as Naxos knows'],
  ['paros', 'faragas', north, 'the south coast'],
  ['paros', 'monastiri', north, 'inside the bay of Naoussa, behind a headland'],
  ['syros', 'galissas-beach', northEast, 'the island itself lies before the wind'],
  ['syros', 'vari-beach', north, 'a deep bay of the south'],
  ['anafi', 'roukounas', north, 'the south coast'],
  ['donousa', 'kedros', north, 'the south coast'],
  ['koufonisia', 'italida', north, 'the south coast'],
  ['andros', 'batsi-beach', northEast, 'the west coast, in the lee of the mountains'],
  ['kythnos', 'apokrousi', northEast, 'a bay of the west coast'],
  ['amorgos', 'mouros', north, 'below the mountains of the south coast'],
];

test.each(open)('%s: %s is exposed to %s°: %s', (island, beach, from) => {
  expect(exposureTo(fetchesOfBeach(island, beach), { from, kmh: meltemi }).state).toBe('rough');
});

test.each(closed)('%s: %s is sheltered from %s°: %s', (island, beach, from) => {
  expect(exposureTo(fetchesOfBeach(island, beach), { from, kmh: meltemi }).state).toBe('calm');
});

test('every beach of the records has measured values within the limits of the sea', () => {
  for (const { slug, beaches } of islands) {
    for (const { id } of beaches) {
      const fetches = fetchesOfBeach(slug, id);
      expect(fetches).toHaveLength(16);
      // No beach of the Cyclades has water on all sides.
      expect(Math.min(...fetches)).toBeLessThan(2);
    }
  }
});

test('more wind or more open water never makes it calmer', () => {
  const km = fc.double({ min: 0, max: 60, noNaN: true });
  const kmh = fc.double({ min: 0, max: 120, noNaN: true });
  fc.assert(
    fc.property(km, km, kmh, kmh, (a, b, slow, fast) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)];
      const [low, high] = [Math.min(slow, fast), Math.max(slow, fast)];
      expect(waveMetres(far, high)).toBeGreaterThanOrEqual(waveMetres(near, low));
      expect(waveMetres(near, 0)).toBe(0);
    }),
  );
  // Worked by hand: 12 m/s over 2 km, 1.6e-3 · 12 · √(2000 / 9.81).
  expect(waveMetres(2, 43.2)).toBeCloseTo(0.274, 3);
});

test('values between two directions are interpolated, and a full turn changes nothing', () => {
  const fetches = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), {
    minLength: 16,
    maxLength: 16,
  });
  fc.assert(
    fc.property(
      fetches,
      fc.integer({ min: 0, max: 15 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (all, index, share) => {
        const at = fetchTowards(all, (index + share) * 22.5);
        const [a, b] = [all[index] ?? 0, all[(index + 1) % 16] ?? 0];
        expect(at).toBeGreaterThanOrEqual(Math.min(a, b) - 1e-6);
        expect(at).toBeLessThanOrEqual(Math.max(a, b) + 1e-6);
        expect(fetchTowards(all, (index + share) * 22.5 - 360)).toBeCloseTo(at, 6);
      },
    ),
  );
});

test('the arcs of open water contain every open direction and no other', () => {
  const fetches = fc.array(fc.constantFrom(0.1, 3.9, 4, 60), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(fetches, (all) => {
      const inside = (index: number) =>
        openArcs(all).some(([from, to]) =>
          from <= to ? index >= from && index <= to : index >= from || index <= to,
        );
      all.forEach((km, index) => {
        expect(inside(index)).toBe(km >= 4);
      });
    }),
  );
});

test('lengths are decoded within five percent', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.1, max: 60, noNaN: true })), (all) => {
      decodeFetches(encodeFetches(all)).forEach((km, index) => {
        expect(Math.abs(km / (all[index] ?? 1) - 1)).toBeLessThan(0.053);
      });
    }),
  );
});

test('the coast of each island has a sheltered and an exposed side in any wind', () => {
  for (const { slug } of islands) {
    const runs = coastUnder(slug, [north], meltemi);
    const states = new Set(runs.map(({ state }) => state));
    expect(seaStates.filter((state) => state !== 'waves').every((state) => states.has(state))).toBe(
      true,
    );
  }
});
