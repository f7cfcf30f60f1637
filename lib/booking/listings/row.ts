import { defaultLocale, perLocale } from '@/lib/foundation/i18n/locales';
import { instantSchema } from '@/lib/platform/supabase/instant';

/*
 * Converts rows of the tables to records. Only arranges the columns as in the record; the schema of each kind checks
 * the values afterwards.
 */

export type Row = Readonly<Record<string, unknown>>;

/** Reads a text whose languages are columns of their own; those without a column get the English text. */
export const localized = (row: Row, column: string) =>
  perLocale((locale) => row[`${column}_${locale}`] ?? row[`${column}_${defaultLocale}`]);

/** Fields of all kinds, without the description, which lists leave out. */
export const sharedFromRow = (row: Row) => ({
  slug: row.slug,
  name: localized(row, 'name'),
  summary: localized(row, 'summary'),
  image: row.image,
  isSample: row.is_sample,
  isPublished: row.is_published,
  partnerLinks: row.partner_links,
  source: row.source_url ? { title: row.source_title, url: row.source_url } : null,
  checkedOn: row.checked_on,
});

export const placedFromRow = (row: Row) => ({
  island: row.island,
  place: localized(row, 'place'),
  position: { lat: row.lat, lon: row.lon },
});

export const seasonalFromRow = (row: Row) => ({
  low: row.price_low,
  shoulder: row.price_shoulder,
  high: row.price_high,
  peak: row.price_peak,
});

/** When the row last changed. @throws {z.ZodError} when it does not say */
export const storedFromRow = (row: Row) => ({ updatedAt: instantSchema.parse(row.updated_at) });

/** Columns of a card, and those a whole record has besides: in the words of the Data API. */
export const sharedColumns =
  'slug, name_en, name_el, summary_en, summary_el, image, is_sample, is_published, partner_links, source_title, source_url, checked_on, updated_at, description_en, description_el';
export const placedColumns = 'island, place_en, place_el, lat, lon';
export const seasonalColumns = 'price_low, price_shoulder, price_high, price_peak';
