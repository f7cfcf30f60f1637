import type { Metres } from '../sea-routes/plane';
import type { Shore } from '../sea-routes/shore';
import { directions } from './fetch';

/**
 * Kilometres of open water between a place and its shore; a large value means that the position is
 * wrong.
 */
export function landwardFetch([x, y]: Metres, fetches: readonly number[], shore: Shore): number {
  // Points slightly closer than the nearest shore: the one towards it is then closest to a shore.
  const step = 0.8 * shore.distance([x, y]);
  const bearings = Array.from({ length: directions }, (_, index) => (index * 360) / directions);
  const distances = bearings.map((bearing) => {
    const angle = (bearing * Math.PI) / 180;
    return shore.distance([x + step * Math.sin(angle), y + step * Math.cos(angle)]);
  });
  return fetches[distances.indexOf(Math.min(...distances))] ?? Number.POSITIVE_INFINITY;
}
