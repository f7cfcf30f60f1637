import { writeFileSync } from 'node:fs';
import { distanceToCoastKm, isOnLand } from '../../lib/foundation/geo/distance.ts';
import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import { readCoastline } from '../charts/coastline.ts';

/*
 * `npm run data -- sea-grid`: computes points in open water for the hatching of the sea on the
 * weather chart. Every second row is shifted by half a step, like an engraver's strokes.
 */
const [west, east, south, north] = [22.9, 26.6, 35.7, 38.1];
const step = { lon: 0.118, lat: 0.072 };
/** Kilometres of open water that a stroke needs around it. */
const clear = 2.4;

const rings = readCoastline().flatMap((land) => land.rings);

const points: LonLat[] = [];
for (let row = 0; south + row * step.lat <= north; row += 1) {
  const lat = south + row * step.lat;
  for (let lon = west + (row % 2) * (step.lon / 2); lon <= east; lon += step.lon) {
    const point: LonLat = [Math.round(lon * 1000) / 1000, Math.round(lat * 1000) / 1000];
    if (!isOnLand(point, rings) && distanceToCoastKm(point, rings) > clear) points.push(point);
  }
}

const file = new URL('../../lib/records/weather/sea-grid.generated.json', import.meta.url);
writeFileSync(file, `[\n${points.map((point) => `  [${point.join(', ')}]`).join(',\n')}\n]\n`);
process.stdout.write(`${points.length} points\n`);
