import { z } from 'zod';
import { localizedSchema } from '@/lib/foundation/i18n/localized-schema';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { costSeasons } from '@/lib/records/costs/schema';
import { positionSchema } from '@/lib/records/islands/schema';
import { slugLength, slugPattern } from './slug';

/*
 * Common fields of places to stay, activities and vehicles. Each kind adds its own fields to these shapes; the checks
 * of its table are as strict.
 */

/** The last part of a listing's address, and its id everywhere: lower-case words joined by hyphens. */
export const slugSchema = z
  .string()
  .min(slugLength.least)
  .max(slugLength.most)
  .regex(slugPattern, 'lower-case words joined by hyphens');

/** A text of so many characters in both languages. */
export const textIn = (least: number, most: number) => {
  const text = z.string().trim().min(least).max(most);
  return localizedSchema(text);
};

/** Euro cents, never 0: free offers are marked as free. */
export const priceSchema = z.int().min(100).max(10_000_00);

/**
 * A price in each season of `lib/records/costs` (`seasonOfMonth` has their months); null when it is unknown or there is none,
 * which is shown as 'ask', never as 0.
 */
export const seasonalPriceSchema = z.strictObject(
  Object.fromEntries(costSeasons.map((season) => [season, priceSchema.nullable()])) as Record<
    (typeof costSeasons)[number],
    z.ZodNullable<typeof priceSchema>
  >,
);

/** Months 1 to 12 in order, each once, at least one. */
export const monthsSchema = z
  .array(z.int().min(1).max(12))
  .min(1)
  .refine((months) => months.every((month, at) => at === 0 || month > (months[at - 1] ?? 0)), {
    message: 'months in order, each once',
  });

/** Values of a closed list, each once. */
export const eachOnce = <Value extends string>(
  list: readonly [Value, ...Value[]] | readonly Value[],
) =>
  z
    .array(z.enum(list as readonly [Value, ...Value[]]))
    .refine((values) => new Set(values).size === values.length, { message: 'each once' });

/** An hour of the day in Athens. */
export const hourSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM');

/** Listing at a partner; without a reference the link leads to the partner's search of the island. */
export const partnerLinkSchema = z.strictObject({
  /** Id of a partner of the link builder; an unknown one makes no link. */
  partner: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/),
  /** The partner's own id of the listing. */
  reference: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._~/-]{0,119}$/)
    .optional(),
});

export const listingShape = {
  slug: slugSchema,
  name: textIn(3, 80),
  /** One sentence: cards, suggestions, search engines. */
  summary: textIn(40, 160),
  /** Two to six sentences. */
  description: textIn(120, 1500),
  /** A hosted picture, which takes precedence over the drawing. */
  image: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .default(null),
  /** Fictitious example of a listing: labelled wherever it is shown, and never indexed. */
  isSample: z.boolean(),
  isPublished: z.boolean().default(true),
  /** Empty for the usual partners of the kind. */
  partnerLinks: z.array(partnerLinkSchema).max(6).default([]),
  /** Source of a real listing. */
  source: z
    .strictObject({
      title: z.string().trim().min(3).max(160),
      url: z.url({ protocol: /^https?$/ }).max(500),
    })
    .nullable()
    .default(null),
  /** ISO date on which its facts, or the sample, were last looked at. */
  checkedOn: z.iso.date(),
};

/** Further fields of kinds with one location. */
export const placedShape = {
  island: z.enum(islandSlugs),
  /** The village, beach or part of town. */
  place: textIn(2, 80),
  position: positionSchema,
};

/** Nothing real without a source. */
export const hasItsSource = (listing: { isSample: boolean; source: object | null }) =>
  listing.isSample || listing.source !== null;

export const sourceMissing = { path: ['source'], message: 'what is no sample names its source' };

/** Field added by the database: time of the row's last change, ISO in UTC. */
export interface Stored {
  readonly updatedAt: string;
}

export type SeasonalPrice = z.infer<typeof seasonalPriceSchema>;
