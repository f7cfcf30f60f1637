import fc from 'fast-check';
import { type NamedStop, placeStopNames, stopNameBox, stopNameWidths } from './stop-names';

const stops = fc
  .array(
    fc.record({
      name: fc.constantFrom('Ios', 'Piraeus', 'Ano Koufonisi', 'Φολέγανδρος'),
      note: fc.option(fc.constant('11:05–11:25'), { nil: undefined }),
      x: fc.integer({ min: 15, max: 85 }),
      y: fc.integer({ min: 15, max: 85 }),
      rank: fc.constantFrom(0, 1, 2),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ x, y, ...stop }, index): NamedStop => ({ ...stop, id: `${index}`, point: [x, y] })),
  );

test.each(['hero', 'poster'] as const)('no two names meet on a %s chart', (layout) => {
  const aspect = layout === 'hero' ? 16 / 9 : 1;
  fc.assert(
    fc.property(stops, (all) => {
      const found = placeStopNames(all, layout, aspect);
      for (const width of stopNameWidths[layout]) {
        const boxes = all.flatMap((stop) => {
          const choice = found.get(stop.id);
          return choice ? [stopNameBox(stop, choice, width, width / aspect)] : [];
        });
        boxes.forEach((a, index) => {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.right).toBeLessThanOrEqual(width);
          for (const b of boxes.slice(index + 1)) {
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

test('an end keeps its name beside a call at the same place', () => {
  const at = { name: 'Naxos', point: [50, 50] as const };
  const crowd = Array.from({ length: 30 }, (_, i) => ({ ...at, id: `call${i}`, rank: 2 }));
  const found = placeStopNames([...crowd, { ...at, id: 'end', rank: 0 }], 'poster', 1);
  expect(found.has('end')).toBe(true);
  expect(found.size).toBeLessThan(31);
});
