import fc from 'fast-check';
import type { Metres } from '../sea-routes/plane';
import { Shore } from '../sea-routes/shore';
import { directions, fetchesAt } from './fetch';

/**
 * A bay: land around a square of water, open on one side only, rotated by degrees around its
 * middle.
 */
function bay(half: number, thickness: number, turned: number): Metres[] {
  const out = half + thickness;
  const angle = (turned * Math.PI) / 180;
  const corners: Metres[] = [
    [-out, half],
    [-out, -out],
    [out, -out],
    [out, half],
    [half, half],
    [half, -half],
    [-half, -half],
    [-half, half],
  ];
  return corners.map(([x, y]) => [
    x * Math.cos(angle) + y * Math.sin(angle),
    y * Math.cos(angle) - x * Math.sin(angle),
  ]);
}

test('a closed bay is never exposed towards land, and always towards its mouth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 150, max: 800 }),
      fc.integer({ min: 300, max: 3000 }),
      fc.integer({ min: 0, max: 359 }),
      (half, thickness, turned) => {
        const fetches = fetchesAt([0, 0], new Shore([bay(half, thickness, turned)]));
        fetches.forEach((km, index) => {
          // Degrees between the direction and the middle of the opening, which is at `turned`.
          const beside = Math.abs((((index * 360) / directions - turned + 540) % 360) - 180);
          if (beside > 80) expect(km).toBeLessThan((half * 1.5) / 1000);
          if (beside < 20) expect(km).toBeGreaterThan(5);
        });
      },
    ),
    { numRuns: 60 },
  );
});
