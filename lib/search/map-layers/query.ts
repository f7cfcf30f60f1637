import { z } from 'zod';
import { readListingSearch } from '@/lib/booking/listings/address';
import type { ListingSearch } from '@/lib/booking/listings/search';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { type IslandSlug, isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { isLayerId, type LayerId, layerIds, layers } from '@/lib/foundation/ids/map-layers';

/** A part of the map, degrees. */
export interface Area {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface LayerQuery {
  readonly layer: LayerId;
  readonly island?: IslandSlug | undefined;
  readonly area?: Area | undefined;
  /** Filters of a layer of listings, as on their list; its area and island are above. */
  readonly search?: ListingSearch<'hotels' | 'activities'> | undefined;
}

/** Error of a parameter that cannot be read. */
export interface LayerFault {
  readonly code: 'island' | 'area' | 'filter';
  readonly parameter: string;
}

export const layerQuery = z.object({
  slug: z.enum(layerIds).meta({ description: 'Id of the layer.' }),
  island: z.enum(islandSlugs).optional().meta({ description: 'Only features on this island.' }),
  area: z.string().optional().meta({
    description: 'Only features in this area: south,west,north,east in degrees.',
  }),
});

/** Maximum length of a value in characters, longer than any useful search. */
const longestValue = 400;

/**
 * Reads the query of a layer. Reports invalid values to the program, unlike a list, which ignores them and shows a
 * note: a map would show everything and look right.
 */
export function readLayerQuery(
  raw: RawQuery,
): { readonly query: LayerQuery } | { readonly faults: readonly LayerFault[] } | undefined {
  const layer = firstValue(raw.slug);
  if (!isLayerId(layer)) return undefined;
  const faults: LayerFault[] = [];
  for (const [parameter, value] of Object.entries(raw)) {
    const length = typeof value === 'object' ? value.join(',').length : (value?.length ?? 0);
    if (length > longestValue) faults.push({ code: codeOf(parameter), parameter });
  }
  if (faults.length > 0) return { faults };

  const areaText = firstValue(raw.area)?.trim() ?? '';
  const area = areaText === '' ? undefined : readArea(areaText);
  if (areaText !== '' && !area) faults.push({ code: 'area', parameter: 'area' });
  const kind = listingsOf(layer);
  if (kind) {
    const { search, ignored } = readListingSearch(kind, raw);
    const wrong = new Set(ignored.map(({ name }) => name).filter((name) => name !== 'area'));
    for (const parameter of wrong) faults.push({ code: codeOf(parameter), parameter });
    return faults.length > 0 ? { faults } : { query: { layer, area, search } };
  }
  const island = firstValue(raw.island)?.trim() || undefined;
  if (island !== undefined && !isIslandSlug(island)) {
    return { faults: [...faults, { code: 'island', parameter: 'island' }] };
  }
  return faults.length > 0 ? { faults } : { query: { layer, area, island } };
}

const codeOf = (parameter: string): LayerFault['code'] =>
  parameter === 'island' || parameter === 'area' ? parameter : 'filter';

function listingsOf(layer: LayerId) {
  const row = layers[layer];
  return 'listings' in row ? row.listings : undefined;
}

function readArea(text: string): Area | undefined {
  const numbers = text.split(',');
  if (numbers.length !== 4) return undefined;
  if (numbers.some((one) => !/^-?\d{1,3}(\.\d{1,8})?$/.test(one))) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = numbers.map(Number);
  const isOne = south < north && west < east && south >= -90 && north <= 90;
  return isOne && west >= -180 && east <= 180 ? { south, west, north, east } : undefined;
}

/** True if a position is in a part of the map. */
export const liesIn = (
  { south, west, north, east }: Area,
  [lon, lat]: readonly [number, number],
): boolean => lat >= south && lat <= north && lon >= west && lon <= east;
