import 'server-only';
import { z } from 'zod';
import { localizedFrom } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { type Answer, recordsFrom } from '@/lib/platform/supabase/answer';
import { publicClient } from '@/lib/platform/supabase/public';
import { type NearbyPlace, type PlaceKind, type Position, placeKinds } from './types';

/** Parameters of the database query: see {@link nearbyPlaces}. */
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
 * Places, real hotels and real activities around a position, nearest first; the database measures distances with an
 * index. Not cached, because hardly anyone else searches from the same spot. Sends nothing about the visitor: the
 * client has no session.
 */
export async function nearbyPlaces(question: NearbyQuestion): Promise<Answer<NearbyPlace[]>> {
  const { from, kinds, island, maxMetres, maxRows } = question;
  const query = publicClient()?.rpc('nearby_places', {
    at_lat: from.lat,
    at_lon: from.lon,
    of_kinds: kinds.length > 0 ? [...kinds] : null,
    on_island: island ?? null,
    max_metres: Math.round(maxMetres),
    max_rows: maxRows,
  });
  return recordsFrom('nearby_places', query, placeOf);
}

/**
 * Nearest place of the island records to a position at any distance, for visitors outside the
 * Cyclades. From other continents the distance may be 1 % too long. Missing where there is no place
 * at all.
 */
export async function nearestPlace(from: Position): Promise<Answer<NearbyPlace>> {
  const query = publicClient()?.rpc('nearest_place', { at_lat: from.lat, at_lon: from.lon });
  const places = await recordsFrom('nearest_place', query, placeOf);
  if (places.state !== 'found') return places;
  const [data] = places.data;
  return data ? { state: 'found', data } : { state: 'missing' };
}

function placeOf(row: unknown): NearbyPlace {
  const { name_en, name_el, lat, lon, ...place } = nearbyRowSchema.parse(row);
  return {
    ...place,
    name: localizedFrom({ en: name_en, el: name_el }),
    position: { lat, lon },
  };
}

/** A row of `nearby_places()` or of `nearest_place()`. */
const nearbyRowSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
  island: z.enum(islandSlugs),
  kind: z.enum(placeKinds),
  name_en: z.string().min(1),
  name_el: z.string().min(1),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  metres: z.number().min(0),
});
