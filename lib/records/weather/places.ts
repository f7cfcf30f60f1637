import type { LonLat } from '@/lib/foundation/geo/projection';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islands } from '@/lib/records/islands/data';
import { type SeaAreaId, seaAreas } from './sea-areas';

/** A place with a forecast. */
export interface WeatherPlace {
  readonly id: IslandSlug | SeaAreaId;
  readonly position: LonLat;
}

/** Position of an island's forecast: its main port, near which most people stay and where all arrive. */
const islandPlaces = islands.map(({ slug, ports, position }): WeatherPlace => {
  const { lon, lat } = ports.find(({ main }) => main)?.position ?? position;
  return { id: slug, position: [lon, lat] };
});

/** The 24 islands, then the areas of the sea. */
export const weatherPlaces: readonly WeatherPlace[] = [...islandPlaces, ...seaAreas];

const byId = new Map(weatherPlaces.map((place) => [place.id, place]));

/** A place by its id. */
export function placeById(id: WeatherPlace['id']): WeatherPlace {
  const place = byId.get(id);
  if (!place) throw new Error(`no place for "${id}"`);
  return place;
}
