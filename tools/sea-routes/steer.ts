import { clearanceAlong, least, runCost, wanted } from './clearance.ts';
import { apart, between, type Metres } from './plane.ts';
import type { Shore } from './shore.ts';

/** Turning radius of a ferry in metres if there is room. */
const turningRadius = 1200;
/** Maximum shift of a line in metres when points are dropped. */
const tolerance = 14;

/** Angle in radians by which a line turns at `at`: 0 straight on, π straight back. */
export function turnAt(from: Metres, at: Metres, to: Metres): number {
  const [ax, ay] = [at[0] - from[0], at[1] - from[1]];
  const [bx, by] = [to[0] - at[0], to[1] - at[1]];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}

/**
 * Turns a route between corners into a course that a ferry can steer: rounds corners and drops
 * unnecessary points.
 */
export function steer(shore: Shore, way: readonly Metres[]): Metres[] {
  return thin(shore, round(shore, straighten(shore, way)));
}

/** Drops corners that shorten nothing. */
function straighten(shore: Shore, way: readonly Metres[]): Metres[] {
  const kept = [...way];
  for (let index = 1; index < kept.length - 1; ) {
    const [from, at, to] = kept.slice(index - 1, index + 2) as [Metres, Metres, Metres];
    const round = runCost(shore, from, at) + runCost(shore, at, to);
    if (runCost(shore, from, to) <= round * 1.0005 + 5) {
      kept.splice(index, 1);
      index = Math.max(1, index - 1);
    } else index++;
  }
  return kept;
}

function round(shore: Shore, way: readonly Metres[]): Metres[] {
  return way.flatMap((at, index) => {
    const [from, to] = [way[index - 1], way[index + 1]];
    return from && to ? curve(shore, from, at, to) : [at];
  });
}

/** Curve that replaces a corner, as wide as the adjacent segments and the shore allow. */
function curve(shore: Shore, from: Metres, at: Metres, to: Metres): Metres[] {
  const turn = turnAt(from, at, to);
  if (turn < 0.1) return [at];
  const room = 0.48 * Math.min(apart(from, at), apart(at, to));
  const enough = 0.8 * Math.min(shore.distance(at), wanted);
  for (let cut = Math.min(room, turningRadius * Math.tan(turn / 2)); cut > 20; cut *= 0.7) {
    const start = between(at, from, cut / apart(at, from));
    const end = between(at, to, cut / apart(at, to));
    const steps = Math.max(2, Math.ceil(turn / 0.2));
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps;
      return between(between(start, at, share), between(at, end, share), share);
    });
    const before = clearanceAlong(shore, [start, at, end]);
    if (clearanceAlong(shore, points) >= Math.max(least, Math.min(enough, before))) return points;
  }
  return [at];
}

/** Douglas–Peucker thinning that never comes closer to the shore than a ferry may. */
function thin(shore: Shore, line: readonly Metres[]): Metres[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [furthest, off] = [0, 0];
  line.forEach((point, index) => {
    const distance = offLine(point, first, last);
    if (distance > off) [furthest, off] = [index, distance];
  });
  if (off <= tolerance && clearanceAlong(shore, [first, last]) >= least) return [first, last];
  const split = furthest || line.length >> 1;
  return [...thin(shore, line.slice(0, split + 1)).slice(0, -1), ...thin(shore, line.slice(split))];
}

function offLine(point: Metres, a: Metres, b: Metres): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  return apart(point, between(a, b, Math.max(0, Math.min(1, along))));
}
