import type { ChartPoint } from '../../lib/foundation/geo/projection.ts';
import type { Ring } from './polygons.ts';

/** Artwork coordinates are integers in this fraction of a pixel; the artwork scales them back. */
export const unitsPerPixel = 4;

const toUnits = (value: number, perPixel = unitsPerPixel) => Math.round(value * perPixel);

/** Joins numbers with as few characters as SVG path data allows. */
const pack = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/**
 * SVG path of closed, smoothed outlines: quadratic curves from the middle of each edge to the
 * middle of the next, with the corner between them as control point. Uses `t`, whose control point
 * mirrors the previous one, so that a corner takes two numbers. Rounding is fed forward (each
 * middle is computed from the control point actually reached), so errors do not add up.
 */
export function smoothPath(rings: readonly Ring[], perPixel = unitsPerPixel): string {
  return rings.map((ring) => smoothRing(ring, perPixel)).join('');
}

function smoothRing(ring: Ring, perPixel: number): string {
  const last = ring.at(-1);
  const first = ring[0];
  if (ring.length < 3 || !last || !first) return '';
  let control: ChartPoint = [toUnits(first[0], perPixel), toUnits(first[1], perPixel)];
  let at: ChartPoint = [
    Math.round((toUnits(last[0], perPixel) + control[0]) / 2),
    Math.round((toUnits(last[1], perPixel) + control[1]) / 2),
  ];
  const start = at;
  let path = `M${pack([at[0], at[1]])}q${pack([control[0] - at[0], control[1] - at[1]])} `;
  const steps: number[] = [];
  for (const next of ring.slice(1)) {
    const middle: ChartPoint = [
      Math.round((control[0] + toUnits(next[0], perPixel)) / 2),
      Math.round((control[1] + toUnits(next[1], perPixel)) / 2),
    ];
    steps.push(middle[0] - at[0], middle[1] - at[1]);
    control = [2 * middle[0] - control[0], 2 * middle[1] - control[1]];
    at = middle;
  }
  path += pack(steps.slice(0, 2));
  if (steps.length > 2)
    path += `t${pack(steps.slice(2))} ${pack([start[0] - at[0], start[1] - at[1]])}`;
  return `${path}z`.replaceAll(' -', '-');
}

/** SVG path of polylines. */
export function linePath(lines: readonly Ring[]): string {
  return lines
    .map((line) => {
      const points = line.map(([x, y]) => [toUnits(x), toUnits(y)] as const);
      const steps = points.flatMap(([x, y], index) => {
        const before = points[index - 1];
        return before ? [x - before[0], y - before[1]] : [x, y];
      });
      return `M${pack(steps.slice(0, 2))}l${pack(steps.slice(2))}`;
    })
    .join('');
}

/** The smoothed outline as straight segments, for measuring against the drawing. */
export function flatten(ring: Ring): Ring {
  const between = (a: ChartPoint, b: ChartPoint): ChartPoint => [
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2,
  ];
  return ring.flatMap((corner, index) => {
    const before = ring.at(index - 1) ?? corner;
    const after = ring[(index + 1) % ring.length] ?? corner;
    const [start, end] = [between(before, corner), between(corner, after)];
    return [start, between(between(start, corner), between(corner, end))];
  });
}
