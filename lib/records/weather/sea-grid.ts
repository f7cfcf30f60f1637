import { distanceKm } from '@/lib/foundation/geo/distance';
import type { LonLat } from '@/lib/foundation/geo/projection';
import { type WeatherPlace, weatherPlaces } from './places';
import grid from './sea-grid.generated.json' with { type: 'json' };

export interface GridPoint {
  readonly position: LonLat;
  /** The place of the forecast that is nearest, and speaks for it. */
  readonly place: WeatherPlace['id'];
}

/** Largest distance at which a point of the forecast describes the sea, kilometres. */
const farthest = 45;

function nearest(position: LonLat): GridPoint | undefined {
  const [first] = weatherPlaces
    .map(({ id, position: at }) => ({ place: id, km: distanceKm(position, at) }))
    .sort((one, other) => one.km - other.km);
  return first && first.km <= farthest ? { position, place: first.place } : undefined;
}

/** Regular grid of points in open water that are near enough to a point of the forecast. */
export const seaGrid: readonly GridPoint[] = (grid as unknown as LonLat[]).flatMap(
  (position) => nearest(position) ?? [],
);
