import 'server-only';
import { z } from 'zod';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { type Answer, recordsFrom } from '@/lib/platform/supabase/answer';
import { publicQuery, readPublic, wholeTable } from '@/lib/platform/supabase/read-public';
import { type Row, seasonalColumns, seasonalFromRow } from './row';
import { monthsSchema, priceSchema, type SeasonalPrice, seasonalPriceSchema } from './schema';
import { vehicleClasses } from './vehicles/schema';

/** Prices of one listing by season and its open months, without name or page. */
export interface ListedPrice {
  readonly isSample: boolean;
  /** Euro cents by season; null when only available on request. */
  readonly price: SeasonalPrice;
  /** Months 1 to 12 in which it can be had. */
  readonly months: readonly number[];
}

/** Upper limit of listings read at once; no island has as many. */
const most = 500;

/** Classes of cars: four wheels and a roof. */
const cars = vehicleClasses.slice(0, vehicleClasses.indexOf('van') + 1);

/** A row of hotels or vehicles; `months` is the column of its open months. */
function priceFromRow(row: Row, months: 'open_months' | 'months'): ListedPrice {
  return {
    isSample: z.boolean().parse(row.is_sample),
    price: seasonalPriceSchema.parse(seasonalFromRow(row)),
    months: monthsSchema.parse(row[months]),
  };
}

/** Prices of all published places to stay on an island, two people a night. Source: table `hotels`. */
export const stayPrices = publicQuery(
  async (island: IslandSlug): Promise<Answer<ListedPrice[]>> => {
    'use cache';
    return readPublic(
      'hotels',
      wholeTable,
      (client) =>
        recordsFrom(
          'hotels',
          client
            .from('hotels')
            .select(`is_sample, open_months, ${seasonalColumns}`)
            .eq('island', island)
            .order('slug')
            .limit(most),
          (row) => priceFromRow(row as Row, 'open_months'),
        ),
      `prices ${island}`,
    );
  },
);

/** Prices of all published cars for hire on an island, a day. Source: table `vehicles`. */
export const carPrices = publicQuery(async (island: IslandSlug): Promise<Answer<ListedPrice[]>> => {
  'use cache';
  return readPublic(
    'vehicles',
    wholeTable,
    (client) =>
      recordsFrom(
        'vehicles',
        client
          .from('vehicles')
          .select(`is_sample, months, ${seasonalColumns}`)
          .contains('islands', [island])
          .in('class', cars)
          .order('slug')
          .limit(most),
        (row) => priceFromRow(row as Row, 'months'),
      ),
    `prices ${island}`,
  );
});

const outingRow = z
  .object({ is_sample: z.boolean(), price_cents: priceSchema, months: monthsSchema })
  .transform(
    ({ is_sample: isSample, price_cents: cents, months }): ListedPrice => ({
      isSample,
      price: { low: cents, shoulder: cents, high: cents, peak: cents },
      months,
    }),
  );

/** Prices of the published things to do on an island that cost something, a person. Source: table `activities`. */
export const outingPrices = publicQuery(
  async (island: IslandSlug): Promise<Answer<ListedPrice[]>> => {
    'use cache';
    return readPublic(
      'activities',
      wholeTable,
      (client) =>
        recordsFrom(
          'activities',
          client
            .from('activities')
            .select('is_sample, price_cents, months')
            .eq('island', island)
            .eq('price_kind', 'from')
            .order('slug')
            .limit(most),
          (row) => outingRow.parse(row),
        ),
      `prices ${island}`,
    );
  },
);
