import type { Locale } from '@/lib/i18n/locales';
import type { LayerQuery } from '../query';
import type { LayerFeature } from '../schema';

/** What a layer consists of, before a part of the map is cut out of it. */
export interface LayerContent {
  readonly features: readonly LayerFeature[];
  /** Where its values come from, in words. */
  readonly note?: string | undefined;
  /** How many more there are. */
  readonly leftOut?: number | undefined;
}

/** Reads a layer in a language; undefined while the backend it stands in is away. */
export type LayerSource = (query: LayerQuery, locale: Locale) => Promise<LayerContent | undefined>;
