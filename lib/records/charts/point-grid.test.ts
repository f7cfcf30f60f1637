import fc from 'fast-check';
import { pointGrid } from './point-grid';

const percent = fc.double({ min: -40, max: 140, noNaN: true });

it('counts the points in a box like a full scan', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(percent, percent), { maxLength: 200 }),
      fc.tuple(percent, percent, percent, percent),
      (points, [a, b, c, d]) => {
        const [left, right] = [Math.min(a, c), Math.max(a, c)];
        const [top, bottom] = [Math.min(b, d), Math.max(b, d)];
        const inside = points.filter(
          ([x, y]) => x > left && x < right && y > top && y < bottom,
        ).length;
        expect(pointGrid(points)({ left, top, right, bottom })).toBe(inside);
      },
    ),
  );
});
