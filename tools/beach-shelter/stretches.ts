import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import { apart, type Metres, toMetres } from '../sea-routes/plane.ts';
import type { Shore } from '../sea-routes/shore.ts';
import { fetchesAt, waterOff } from './fetch.ts';

/** Approximate length of a stretch of coast in metres: shorter than any named bay. */
const stretchMetres = 350;
/** Rocks with a shorter coast than this are left out, in metres. */
const leastCoast = 1500;

interface Stretch {
  readonly line: readonly LonLat[];
  /** Kilometres of open water by direction; undefined if no water was found next to it. */
  readonly fetches: readonly number[] | undefined;
}

/** The coast of a land, divided into stretches, each with the open water in front of it. */
export function stretchesOf(
  ring: readonly LonLat[],
  shore: Shore,
  rings: readonly (readonly LonLat[])[],
): Stretch[] {
  const plane = ring.map(toMetres);
  const around = plane.reduce(
    (sum, point, index) => sum + apart(point, plane[(index + 1) % plane.length] ?? point),
    0,
  );
  if (around < leastCoast) return [];
  const stretches: Stretch[] = [];
  let [from, length] = [0, 0];
  for (let index = 1; index <= ring.length; index++) {
    const point = plane[index % ring.length] as Metres;
    length += apart(plane[index - 1] as Metres, point);
    if (length < stretchMetres && index < ring.length) continue;
    const line = [...ring.slice(from, index), ring[index % ring.length] as LonLat];
    const water = waterOff(plane[from] as Metres, point, shore, rings);
    stretches.push({ line, fetches: water && fetchesAt(water, shore) });
    [from, length] = [index, 0];
  }
  return stretches;
}
