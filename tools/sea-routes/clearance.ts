import { apart, between, type Metres } from './plane.ts';
import type { Shore } from './shore.ts';

/** Distance in metres that ferries keep from the shore if there is room. */
export const wanted = 450;
/** Minimum distance in metres from the shore. */
export const least = 25;

/** Weight of a metre at a distance from the shore: 1 in open water, up to 5 along the rocks. */
const weight = (distance: number) => 1 + 4 * (Math.max(0, wanted - distance) / wanted) ** 2;

/**
 * Cost of a straight segment: its metres, weighted by their distance from the shore. Infinity if it
 * comes closer than {@link least}. Uses steps as long as the surrounding water allows.
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

/** Minimum distance in metres between a line and the shore, sampled every `step` metres. */
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
