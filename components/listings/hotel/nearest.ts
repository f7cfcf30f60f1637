import { distanceKm } from '@/lib/foundation/geo/distance';

interface Placed {
  readonly position: { readonly lat: number; readonly lon: number };
}

/**
 * Returns the nearest place as the crow flies, with its distance in kilometres; undefined if there
 * are none.
 */
export function nearestOf<Place extends Placed>(
  places: readonly Place[],
  { lat, lon }: Placed['position'],
): { readonly place: Place; readonly km: number } | undefined {
  return places
    .map((place) => ({
      place,
      km: distanceKm([place.position.lon, place.position.lat], [lon, lat]),
    }))
    .toSorted((one, other) => one.km - other.km)[0];
}
