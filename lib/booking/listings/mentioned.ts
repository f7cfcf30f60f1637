import { localizedSchema } from '@/lib/foundation/i18n/localized-schema';
import 'server-only';
import { z } from 'zod';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { type Answer, recordsFrom } from '@/lib/platform/supabase/answer';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { publicClient } from '@/lib/platform/supabase/public';
import { positionSchema } from '@/lib/records/islands/schema';
import type { ListingKind } from './filters';
import { localized, type Row, seasonalFromRow } from './row';
import {
  monthsSchema,
  priceSchema,
  type SeasonalPrice,
  seasonalPriceSchema,
  slugSchema,
} from './schema';

/** Facts about a listing mentioned elsewhere, such as on a day of a trip. */
export interface MentionedListing {
  readonly kind: ListingKind;
  readonly slug: string;
  readonly name: Localized;
  /** The village or beach; absent for items on a whole island. */
  readonly place?: Localized | undefined;
  readonly islands: readonly IslandSlug[];
  readonly position?: { readonly lat: number; readonly lon: number } | undefined;
  /** Euro cents, by season or for any day; null when only available on request, 0 when free. */
  readonly price: SeasonalPrice | number | null;
  /** Months in which it is open, 1 to 12. */
  readonly months: readonly number[];
  readonly isSample: boolean;
}

const text = localizedSchema(z.string().min(1));
const shared = { slug: slugSchema, name: text, isSample: z.boolean(), months: monthsSchema };
const placed = {
  islands: z.array(z.enum(islandSlugs)).min(1),
  place: text,
  position: positionSchema,
};
const schemas = {
  hotels: z.object({ ...shared, ...placed, price: seasonalPriceSchema }),
  activities: z.object({
    ...shared,
    ...placed,
    price: z.union([priceSchema, z.literal(0)]).nullable(),
  }),
  vehicles: z.object({ ...shared, islands: placed.islands, price: seasonalPriceSchema }),
} as const;

const both = 'slug, name_en, name_el, is_sample';
const inPlace = 'island, place_en, place_el, lat, lon';
const bySeason = 'price_low, price_shoulder, price_high, price_peak';
const columns = {
  hotels: `${both}, ${inPlace}, ${bySeason}, open_months`,
  activities: `${both}, ${inPlace}, price_kind, price_cents, months`,
  vehicles: `${both}, ${bySeason}, islands, months`,
} as const;

/** @throws {z.ZodError} for an invalid row */
function fromRow(kind: ListingKind, row: Row): MentionedListing {
  const costs: Readonly<Record<string, unknown>> = { free: 0, from: row.price_cents, ask: null };
  return {
    kind,
    ...schemas[kind].parse({
      slug: row.slug,
      name: localized(row, 'name'),
      isSample: row.is_sample,
      islands: kind === 'vehicles' ? row.islands : [row.island],
      place: localized(row, 'place'),
      position: { lat: row.lat, lon: row.lon },
      price: kind === 'activities' ? costs[String(row.price_kind)] : seasonalFromRow(row),
      months: kind === 'hotels' ? row.open_months : row.months,
    }),
  };
}

const ask = (client: DatabaseClient, kind: ListingKind, slugs: readonly string[]) =>
  client.from(kind).select(columns[kind]).in('slug', slugs) as unknown as PromiseLike<{
    data: Row[] | null;
    error: { code?: string; message: string } | null;
  }>;

/**
 * Reads the published listings of a kind among these slugs; missing ones are left out. Not cached, because a trip
 * must not offer a listing that was withdrawn a moment ago. Source: the table of the kind.
 */
export async function mentionedListings(
  kind: ListingKind,
  slugs: readonly string[],
): Promise<Answer<MentionedListing[]>> {
  const valid = slugs.filter((slug) => slugSchema.safeParse(slug).success);
  if (valid.length === 0) return { state: 'found', data: [] };
  const client = publicClient();
  return recordsFrom(kind, client && ask(client, kind, valid), (row) => fromRow(kind, row));
}
