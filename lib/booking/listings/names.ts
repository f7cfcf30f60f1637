import 'server-only';
import { z } from 'zod';
import { localizedFrom } from '@/lib/foundation/i18n/locales';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { recordsFrom } from '@/lib/platform/supabase/answer';
import { instantSchema } from '@/lib/platform/supabase/instant';
import { publicQuery, readPublic, wholeTable } from '@/lib/platform/supabase/read-public';
import type { PlacedKind } from './filters';
import { slugSchema } from './schema';

/** The search of the lists finds further names; recommended listings come first. */
const mostNamed = 500;

const rowSchema = z
  .object({
    slug: slugSchema,
    island: z.enum(islandSlugs),
    name_en: z.string(),
    name_el: z.string(),
    summary_en: z.string(),
    summary_el: z.string(),
    place_en: z.string(),
    place_el: z.string(),
    updated_at: instantSchema,
  })
  .transform((row) => ({
    slug: row.slug,
    island: row.island,
    name: localizedFrom({ en: row.name_en, el: row.name_el }),
    summary: localizedFrom({ en: row.summary_en, el: row.summary_el }),
    place: localizedFrom({ en: row.place_en, el: row.place_el }),
    updatedAt: row.updated_at,
  }));

/** Fields of a listing used by searches for its name. */
export type ListingName = z.output<typeof rowSchema>;

/** Names of the published listings of a kind, recommended ones first. Without samples, which searches must not find. */
export const listingNames = publicQuery(async (kind: PlacedKind) => {
  'use cache';
  return readPublic(
    kind,
    wholeTable,
    (client) =>
      recordsFrom(
        kind,
        client
          .from(kind)
          .select(Object.keys(rowSchema.in.shape).join(', '))
          .eq('is_sample', false)
          .order('recommended', { ascending: false })
          .order('slug')
          .limit(mostNamed),
        (row) => rowSchema.parse(row),
      ),
    'names',
  );
});

/** Returns a version of the names that changes with every added, removed or changed listing. */
export const stampOfNames = (names: readonly ListingName[]): string => {
  const stamps = names.map(({ updatedAt }) => updatedAt).sort();
  return `${stamps.at(-1) ?? ''} ${names.length}`;
};
