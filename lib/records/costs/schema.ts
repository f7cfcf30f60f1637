import { z } from 'zod';
import { localizedSchema } from '@/lib/foundation/i18n/localized-schema';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { asOfSchema } from '@/lib/foundation/time/as-of';

/** Islands that cost about the same, dearest first. */
export const costGroups = ['famous', 'popular', 'quiet'] as const;

/** Times of the year by price, cheapest first; {@link seasonOfMonth} says which months they are. */
export const costSeasons = ['low', 'shoulder', 'high', 'peak'] as const;

/** Items that cost the same all year, each per person except the pair of sunbeds. */
export const dailyItems = ['bus', 'coffee', 'souvlaki', 'meal', 'sunbeds'] as const;

/** Items with a seasonal price: hire per day, rooms for two per night. */
export const seasonalItems = ['scooter', 'car', 'roomSimple', 'roomMiddle', 'roomFine'] as const;

/** Euro cents. Most prices lie between `low` and `high`; plan with `likely`. */
const range = z
  .strictObject({
    low: z.int().positive(),
    likely: z.int().positive(),
    high: z.int().positive(),
  })
  .refine(({ low, likely, high }) => low <= likely && likely <= high, {
    message: 'low, likely, high in this order',
  });

export const costSchema = z.strictObject({
  item: z.enum([...dailyItems, ...seasonalItems]),
  group: z.enum(costGroups),
  /** `all` for items that cost the same all year. */
  season: z.enum(['all', ...costSeasons]),
  range,
  /**
   * `published`: the source prints the lowest and highest price, for an island of the group.
   * `estimate`: our own figure, close to printed prices if there are any. The likely price is
   * always ours.
   */
  basis: z.enum(['published', 'estimate']),
  /** Ids of sources. */
  sources: z.array(z.string()),
});

export const costSourceSchema = z.strictObject({
  title: localizedSchema(z.string()),
  url: z.url({ protocol: /^https?$/ }),
  /** Date of its prices; null if the source has none. */
  asOf: asOfSchema.nullable(),
});

export const costGroupSchema = z.record(z.enum(costGroups), z.array(z.enum(islandSlugs)).min(1));

export type Cost = z.infer<typeof costSchema>;
export type CostItem = Cost['item'];
export type CostGroup = Cost['group'];
export type CostSeason = (typeof costSeasons)[number];
export type CostSource = z.infer<typeof costSourceSchema>;
