import { seasonOfMonth } from '@/lib/costs/rules';
import type { CostSeason } from '@/lib/costs/schema';
import type { SeasonalPrice } from './schema';

/**
 * Cents by which the database sorts prices into drawers: drawer 3 holds what costs more than the third and no more
 * than the fourth. `price_steps()` of its migration is the same.
 */
export const priceSteps = [
  0, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 7500, 9000, 10_000, 12_500, 15_000, 17_500,
  20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000, 200_000,
] as const;

/** The least of the year in euro cents; null where no season has a price. */
export function lowestPrice(price: SeasonalPrice): number | null {
  const known = Object.values(price).filter((cents) => cents !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** The price in euro cents of a season, or the least of the year where nobody says when. */
export const priceIn = (price: SeasonalPrice, season: CostSeason | undefined): number | null =>
  season ? price[season] : lowestPrice(price);

/** The season of a month as filters have it, '1' to '12'; undefined without one. */
export const seasonOf = (month: string | undefined): CostSeason | undefined =>
  month === undefined ? undefined : seasonOfMonth(Number(month));
