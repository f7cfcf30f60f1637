import fc from 'fast-check';
import { landAt, routeLands } from './route-land';
import {
  dotRadius,
  type NameBox,
  type NamedStop,
  type StopName,
  stopNameBox,
  stopNameWidths,
} from './stop-name-box';
import { placeStopNames } from './stop-names';
import { type Layout, tierWidth } from './types';

const stops = fc
  .array(
    fc.record({
      name: fc.constantFrom('Ios', 'Piraeus', 'Ano Koufonisi', 'Φολέγανδρος'),
      note: fc.option(fc.constant('11:05–11:25'), { nil: undefined }),
      x: fc.integer({ min: 15, max: 85 }),
      y: fc.integer({ min: 15, max: 85 }),
      rank: fc.constantFrom(0, 1, 2),
      radius: fc.constantFrom(4.5, 9),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ x, y, ...stop }, index): NamedStop => ({ ...stop, id: `${index}`, point: [x, y] })),
  );

/** The boxes of all names that are shown at a width, each with its stop. */
function shownAt(
  all: readonly NamedStop[],
  found: ReadonlyMap<string, StopName>,
  layout: Layout,
  width: number,
  aspect: number,
) {
  return all.flatMap((stop) => {
    const choice = found.get(stop.id);
    if (!choice || width < tierWidth[layout][choice.tier]) return [];
    const note = choice.note && width >= tierWidth[layout][choice.noteTier];
    const box = stopNameBox(stop, { ...choice, note }, width, width / aspect);
    return [{ stop, choice, box }];
  });
}

const away = ({ left, top, right, bottom }: NameBox, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

describe.each(['hero', 'poster'] as const)('names on a %s chart', (layout) => {
  const aspect = layout === 'hero' ? 16 / 9 : 1;

  test('never overlap, and stay on the chart', () => {
    fc.assert(
      fc.property(stops, (all) => {
        const found = placeStopNames(all, layout, aspect);
        for (const width of stopNameWidths[layout]) {
          const shown = shownAt(all, found, layout, width, aspect);
          shown.forEach(({ box: a }, index) => {
            expect(a.left).toBeGreaterThanOrEqual(0);
            expect(a.right).toBeLessThanOrEqual(width);
            for (const { box: b } of shown.slice(index + 1)) {
              expect(
                a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
              ).toBe(false);
            }
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('are closest to their own dot or connected to it by a line; they cover no dot', () => {
    fc.assert(
      fc.property(stops, (all) => {
        const found = placeStopNames(all, layout, aspect);
        for (const width of stopNameWidths[layout]) {
          const from = (stop: NamedStop, box: NameBox) =>
            away(box, (stop.point[0] / 100) * width, (stop.point[1] / 100) * (width / aspect)) -
            (stop.radius ?? dotRadius);
          for (const { stop, choice, box } of shownAt(all, found, layout, width, aspect)) {
            for (const other of all) {
              const isSame = String(other.point) === String(stop.point);
              if (isSame) continue;
              expect(from(other, box)).toBeGreaterThan(choice.leader ? 0 : from(stop, box));
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Land everywhere right of a line, of one owner; sea left of it. */
const eastOf = (shore: number, owner: string) => ({
  isForeign: ({ right }: { right: number }, own: string | undefined) =>
    right > shore && own !== owner,
  isOwn: ({ right }: { right: number }, own: string | undefined) => right > shore && own === owner,
});

describe('land', () => {
  const dot = { id: 'a', name: 'Donousa', point: [50, 50] as const, rank: 2 };

  test('of another place is kept free, with and without a line', () => {
    const ground = eastOf(51, 'naxos');
    const name = placeStopNames([{ ...dot, land: 'donousa' }], 'poster', 1, { ground }).get('a');
    expect(['w', 'nw', 'sw']).toContain(name?.side);
  });

  test('all around a dot hides its name', () => {
    const ground = eastOf(0, 'naxos');
    expect(placeStopNames([{ ...dot, land: 'donousa' }], 'poster', 1, { ground }).size).toBe(0);
    expect(placeStopNames([{ ...dot, land: 'naxos' }], 'poster', 1, { ground }).size).toBe(1);
  });

  test('is identified by the harbours on its shore', () => {
    expect(landAt([25.375, 37.106])?.id).toBe('naxos');
    expect(landAt([23.63, 37.945])?.id).toBe('attica-peloponnese');
    // Open sea.
    expect(landAt([25, 36.5])).toBeUndefined();
    const sizes = new Map(routeLands.map(({ id, size }) => [id, size]));
    expect(sizes.get('naxos')).toBeGreaterThan(sizes.get('donousa') ?? 0);
  });
});

test('prefers the name of a large island to those of small ones without room for all', () => {
  const around = [
    [49, 50],
    [51.5, 50],
    [50, 47.5],
    [50, 52.5],
  ] as const;
  const small = around.map((point, index) => ({
    id: `small${index}`,
    name: 'Schinoussa',
    point,
    rank: 2,
    size: 9,
  }));
  const large = { id: 'naxos', name: 'Naxos', point: [50, 50] as const, rank: 2, size: 430 };
  expect(placeStopNames([...small, large], 'hero', 16 / 9).has('naxos')).toBe(true);
});

test('a start or end keeps its name beside a call at the same place', () => {
  const at = { name: 'Naxos', point: [50, 50] as const };
  const crowd = Array.from({ length: 30 }, (_, i) => ({ ...at, id: `call${i}`, rank: 2 }));
  const found = placeStopNames([...crowd, { ...at, id: 'end', rank: 0 }], 'poster', 1);
  expect(found.has('end')).toBe(true);
  expect(found.size).toBeLessThan(31);
});
