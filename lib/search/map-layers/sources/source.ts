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
