import { apart, between, type Metres } from './plane.ts';
import type { Shore } from './shore.ts';

/** What a boat keeps off the shore where there is room, metres. */
export const wanted = 450;
/** Less than this is no water for a boat, metres. */
export const least = 25;

/** How much longer a metre counts this near the shore: 1 in the open, up to 5 along the rocks. */
const weight = (distance: number) => 1 + 4 * (Math.max(0, wanted - distance) / wanted) ** 2;

/**
 * What a straight run costs: its metres, each weighted by how near the shore it is. Infinity where it
 * comes nearer than {@link least}. Walks in steps as long as the water around allows.
 */
export function runCost(shore: Shore, from: Metres, to: Metres): number {
  const length = apart(from, to);
  let cost = 0;
  for (let run = 0; run < length; ) {
    const distance = shore.distance(between(from, to, run / length));
    if (distance < least) return Infinity;
    const step = Math.min(length - run, Math.max(distance - wanted, Math.min(60, distance)));
    cost += step * weight(distance);
    run += step;
  }
  return shore.distance(to) < least ? Infinity : cost;
}

/** Least distance to the shore along a line, metres, looked at every `step` metres. */
export function clearanceAlong(shore: Shore, line: readonly Metres[], step = 20): number {
  let clearance = Infinity;
  line.forEach((to, index) => {
    const from = line[index - 1] ?? to;
    const steps = Math.ceil(apart(from, to) / step) || 1;
    for (let s = 0; s <= steps; s++) {
      clearance = Math.min(clearance, shore.distance(between(from, to, s / steps)));
    }
  });
  return clearance;
}
