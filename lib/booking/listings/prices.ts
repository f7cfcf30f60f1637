import { seasonOfMonth } from '@/lib/records/costs/rules';
import type { CostSeason } from '@/lib/records/costs/schema';
import type { SeasonalPrice } from './schema';

/**
 * Limits in cents of the price ranges in the database: range 3 holds prices above the third limit up to the fourth.
 * `price_steps()` in its migration is the same.
 */
export const priceSteps = [
  0, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 9000, 10_000, 12_500, 15_000, 17_500,
  20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000, 200_000,
] as const;

/** Lowest price of the year in euro cents; null if no season has a price. */
export function lowestPrice(price: SeasonalPrice): number | null {
  const known = Object.values(price).filter((cents) => cents !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** Price in euro cents for a season, or the lowest of the year without one. */
export const priceIn = (price: SeasonalPrice, season: CostSeason | undefined): number | null =>
  season ? price[season] : lowestPrice(price);

/** Season of a month in the format of filters, '1' to '12'; undefined without a month. */
export const seasonOf = (month: string | undefined): CostSeason | undefined =>
  month === undefined ? undefined : seasonOfMonth(Number(month));
