import { isOnLand } from '../../lib/foundation/geo/distance.ts';
import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import { apart, type Metres, toLonLat, toMetres } from './plane.ts';
import type { Shore } from './shore.ts';

/** Maximum distance of an approach from the quay in metres. */
const reach = 700;
/** Distance from the shore, in metres, beyond which more room makes an approach no better. */
const ample = 90;

/**
 * Point where a ferry bound for a port leaves open water: the nearest one with room around it. The
 * drawn coast is coarser than a harbour and many quays lie behind it, so the section from here to
 * the quay may touch drawn land.
 */
export function approachOf(
  port: LonLat,
  rings: readonly (readonly LonLat[])[],
  shore: Shore,
): Metres {
  const quay = toMetres(port);
  let best: { at: Metres; score: number } | undefined;
  for (let radius = 0; radius <= reach; radius += 20) {
    for (let bearing = 0; bearing < 360; bearing += 10) {
      const angle = (bearing * Math.PI) / 180;
      const at: Metres = [quay[0] + radius * Math.sin(angle), quay[1] + radius * Math.cos(angle)];
      const room = Math.min(ample, shore.distance(at));
      const score = apart(quay, at) + 2 * (ample - room);
      if (room < 30 || (best && score >= best.score) || isOnLand(toLonLat(at), rings)) continue;
      best = { at, score };
    }
  }
  if (!best) throw new Error(`no water within ${reach} m of ${port.join(', ')}`);
  return best.at;
}
