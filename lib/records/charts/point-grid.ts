import type { ChartPoint } from '@/lib/foundation/geo/projection';

/** Side of a cell, per cent of the window. */
const side = 2;
const last = 100 / side - 1;

/** Points beyond the window lie in the cells at its rim. */
const cell = (value: number) => Math.min(last, Math.max(0, Math.floor(value / side)));

/** Edges in per cent of the window. */
export interface GridBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Indexes points, in per cent of a window, by position. A long trip has tens of thousands of
 * points, and thousands of boxes are compared with them. Returns a function that counts the points
 * inside a box, without its edges.
 */
export function pointGrid(points: readonly ChartPoint[]): (box: GridBox) => number {
  if (points.length === 0) return () => 0;
  const cells = new Map<number, ChartPoint[]>();
  for (const point of points) {
    const key = cell(point[1]) * (last + 1) + cell(point[0]);
    const known = cells.get(key);
    if (known) known.push(point);
    else cells.set(key, [point]);
  }
  return ({ left, top, right, bottom }) => {
    let count = 0;
    for (let row = cell(top); row <= cell(bottom); row += 1) {
      for (let column = cell(left); column <= cell(right); column += 1) {
        for (const [x, y] of cells.get(row * (last + 1) + column) ?? []) {
          if (x > left && x < right && y > top && y < bottom) count += 1;
        }
      }
    }
    return count;
  };
}
