import fc from 'fast-check';
import { measure, pointAlong } from './along';
import { distanceKm } from './distance';

const corner = measure([
  [25, 37],
  [25, 37.1],
  [25.1, 37.1],
]);

describe('pointAlong', () => {
  it('starts, ends, and turns with the line', () => {
    expect(pointAlong(corner, 0)).toEqual({ position: [25, 37], heading: 0 });
    expect(pointAlong(corner, 1).position[0]).toBeCloseTo(25.1, 9);
    expect(pointAlong(corner, 1).heading).toBeCloseTo(90, 5);
  });

  it('stays on a line of one point', () => {
    expect(pointAlong(measure([[25, 37]]), 0.4).position).toEqual([25, 37]);
  });

  it('never moves backwards', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (a, b) => {
        const gone = (t: number) => {
          const { position } = pointAlong(corner, t);
          return position[0] === 25 ? distanceKm([25, 37], position) : 100 + position[0];
        };
        expect(gone(Math.min(a, b))).toBeLessThanOrEqual(gone(Math.max(a, b)) + 1e-9);
      }),
    );
  });
});
