import type { LonLat } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { LayerQuery } from '../query';
import type { LayerFeature } from '../schema';

/** Content of a layer, before the requested part of the map is selected. */
export interface LayerContent {
  readonly features: readonly LayerFeature[];
  /** Sources of its values, in words. */
  readonly note?: string | undefined;
  /** Number of further features. */
  readonly leftOut?: number | undefined;
}

/** Reads a layer in a language; undefined while its backend is unavailable. */
export type LayerSource = (query: LayerQuery, locale: Locale) => Promise<LayerContent | undefined>;

type FeatureTexts = Omit<LayerFeature['properties'], 'notes'> & {
  readonly notes?: readonly string[];
};

/** Four decimals are eleven metres: finer than any coastline here. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
const pair = ([lon, lat]: LonLat): [number, number] => [rounded(lon), rounded(lat)];

const propertiesOf = ({ notes = [], ...texts }: FeatureTexts) => ({ ...texts, notes: [...notes] });

/** Returns a place as a GeoJSON point. */
export const pointFeature = (
  id: string,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  texts: FeatureTexts,
): LayerFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: pair([lon, lat]) },
  properties: propertiesOf(texts),
});

/** Returns a route as a GeoJSON line. */
export const lineFeature = (
  id: string,
  points: readonly LonLat[],
  texts: FeatureTexts,
): LayerFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'LineString', coordinates: points.map(pair) },
  properties: propertiesOf(texts),
});
