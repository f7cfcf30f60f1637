import type { ChartPoint } from '@/lib/foundation/geo/projection';

/** Length and half width of an arrow, and the shortest line that has room for one; CSS pixels. */
const [length, half, least] = [11, 5, 44];

/**
 * Returns the path data of an arrow halfway along the longest straight part of a line, in its
 * direction; undefined on a line too short for one.
 *
 * @param pixel size of a CSS pixel in the units of the points
 */
export function arrowOn(points: readonly ChartPoint[], pixel: number): string | undefined {
  const parts = points.slice(1).map((to, index) => {
    const [x, y] = points[index] ?? to;
    const [dx, dy] = [to[0] - x, to[1] - y];
    return { x: x + dx / 2, y: y + dy / 2, dx, dy, run: Math.hypot(dx, dy) };
  });
  const total = parts.reduce((sum, { run }) => sum + run, 0);
  const longest = parts.toSorted((a, b) => b.run - a.run)[0];
  if (!longest || total < least * pixel) return undefined;
  const { x, y, dx, dy, run } = longest;
  // Corners by their distance from the middle along the line and across it.
  const corner = (along: number, across: number) => {
    const [ux, uy] = [(dx / run) * pixel, (dy / run) * pixel];
    return `${Math.round(x + along * ux - across * uy)} ${Math.round(y + along * uy + across * ux)}`;
  };
  return `M${corner(length / 2, 0)}L${corner(-length / 2, half)}L${corner(-length / 2, -half)}Z`;
}
