import type { ActivityCard } from '@/lib/booking/listings/activities/schema';
import type { BusLine } from '@/lib/booking/transfers/schema';
import { distanceKm } from '@/lib/foundation/geo/distance';
import { fold } from '@/lib/foundation/i18n/fold';
import type { Localized } from '@/lib/foundation/i18n/locales';
import type { Island } from '@/lib/records/islands/schema';

/** Named place with its distance as the crow flies. */
export interface Near {
  readonly name: Localized;
  readonly position: { readonly lat: number; readonly lon: number };
  readonly km: number;
}

/** Ways to reach an activity. */
interface WayThere {
  readonly port: Near | undefined;
  /** Undefined if the activity is in the village. */
  readonly village: Near | undefined;
  /** Bus lines of the island that call at its place or at its nearest village. */
  readonly lines: readonly BusLine[];
  /** True if we know of any bus line on the island. */
  readonly hasBuses: boolean;
}

/** Distance in kilometres below which the activity counts as in the village. */
const there = 0.3;
/** Maximum distance in kilometres, as the crow flies, at which a bus to the village is useful. */
const walkFromBus = 1.5;

type Placed = Pick<ActivityCard, 'position' | 'place'>;

/** Returns the nearest place with its distance as the crow flies; undefined if there are none. */
export const nearestOf = <Place extends { readonly position: Near['position'] }>(
  places: readonly Place[],
  { lat, lon }: Near['position'],
): (Place & Pick<Near, 'km'>) | undefined =>
  places
    .map((place) => ({
      ...place,
      km: distanceKm([place.position.lon, place.position.lat], [lon, lat]),
    }))
    .toSorted((one, other) => one.km - other.km)[0];

/**
 * Returns the nearest port and village, and the bus lines to the place or that village. Distances
 * are as the crow flies.
 *
 * @param lines all bus lines of the island
 */
export function wayThere(
  island: Island,
  lines: readonly BusLine[],
  { position, place }: Placed,
): WayThere {
  const village = nearestOf(island.villages, position);
  const names = [place.en, ...(village && village.km <= walkFromBus ? [village.name.en] : [])];
  return {
    port: nearestOf(island.ports, position),
    village: village && village.km > there ? village : undefined,
    lines: lines.filter((line) => calls(line, names)),
    hasBuses: lines.length > 0,
  };
}

/**
 * True if the line calls at a place of one of these names. Stops may add a note in brackets:
 * `Akrotiri (excavation)`.
 */
function calls({ from, to, via }: BusLine, names: readonly string[]): boolean {
  const wanted = names.map((name) => bare(name));
  return [from, to, ...via].some((stop) => wanted.includes(bare(stop.en)));
}

const bare = (name: string) => fold(name.replace(/\s*\([^)]*\)/g, '').trim());
