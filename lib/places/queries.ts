import 'server-only';
import type { IslandSlug } from '@/lib/islands/slugs';
import { publicClient } from '@/lib/supabase/public';
import { type NearbyRow, nearbyRowSchema } from './schema';
import type { NearbyPlace, PlaceKind, Position } from './types';

/** What is asked of the database: see {@link nearbyPlaces}. */
export interface NearbyQuestion {
  readonly from: Position;
  /** Empty for every kind. */
  readonly kinds: readonly PlaceKind[];
  /** Only places of this island. */
  readonly island?: IslandSlug | undefined;
  /** Metres, 1 to 100 000. */
  readonly maxMetres: number;
  /** 1 to 200. */
  readonly maxRows: number;
}

/**
 * The places around a position, nearest first; distance is measured in the database, by an index.
 * Nothing is cached, because nobody else asks from the same spot, and nothing about who asks is sent:
 * the client has no session. 'unavailable' when the backend does not answer or answers nonsense.
 */
export async function nearbyPlaces(
  question: NearbyQuestion,
): Promise<readonly NearbyPlace[] | 'unavailable'> {
  const { from, kinds, island, maxMetres, maxRows } = question;
  const answer = await publicClient()?.rpc('nearby_places', {
    at_lat: from.lat,
    at_lon: from.lon,
    of_kinds: kinds.length > 0 ? [...kinds] : null,
    on_island: island ?? null,
    max_metres: Math.round(maxMetres),
    max_rows: maxRows,
  });
  return read(answer);
}

/**
 * The place nearest to a position, however far: for somebody outside the Cyclades. From other continents
 * the distance may be 1 % too long. Undefined where there is no place at all.
 */
export async function nearestPlace(
  from: Position,
): Promise<NearbyPlace | undefined | 'unavailable'> {
  const answer = await publicClient()?.rpc('nearest_place', { at_lat: from.lat, at_lon: from.lon });
  const places = read(answer);
  return places === 'unavailable' ? places : places[0];
}

function read(
  answer: { data: unknown; error: unknown } | undefined,
): NearbyPlace[] | 'unavailable' {
  if (!answer || answer.error) return 'unavailable';
  const rows = nearbyRowSchema.array().safeParse(answer.data);
  return rows.success ? rows.data.map(placeOf) : 'unavailable';
}

const placeOf = ({ name_en, name_el, lat, lon, ...row }: NearbyRow): NearbyPlace => ({
  ...row,
  name: { en: name_en, el: name_el },
  position: { lat, lon },
});
