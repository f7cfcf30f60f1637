import type { ListedPrice } from '@/lib/booking/listings/island-prices';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { costGroupOf, costOf, seasonOfMonth } from '@/lib/records/costs/rules';
import type { CostItem } from '@/lib/records/costs/schema';
import type { Style } from './question';
import { nothing, rangeOf } from './range';
import type { BudgetPrices, Priced } from './rules';

/** Prices from the records of a trip's islands; empty when there are none, or they cannot be read. */
export interface ListedPrices {
  readonly stays: ReadonlyMap<IslandSlug, readonly ListedPrice[]>;
  readonly cars: ReadonlyMap<IslandSlug, readonly ListedPrice[]>;
  readonly outings: ReadonlyMap<IslandSlug, readonly ListedPrice[]>;
}

/** Fewest prices from which a range is computed. */
export const fewest = 3;

/** The third of the places by price that a style means: where it begins, its middle, its end. */
const thirdOf: Readonly<Record<Style, readonly [number, number, number]>> = {
  simple: [0, 1 / 6, 1 / 3],
  middle: [1 / 3, 1 / 2, 2 / 3],
  fine: [2 / 3, 5 / 6, 1],
};

/** Cars and outings use the middle half of the prices. */
const middleHalf = [0.25, 0.5, 0.75] as const;

const roomOf = { simple: 'roomSimple', middle: 'roomMiddle', fine: 'roomFine' } as const;

/** The prices of a month: of real records where there are enough, else of samples, which say what they are. */
function pricesIn(records: readonly ListedPrice[], month: number) {
  const season = seasonOfMonth(month);
  const prices = (all: readonly ListedPrice[]) =>
    all.flatMap(({ price, months }) => (months.includes(month) ? (price[season] ?? []) : []));
  const real = prices(records.filter(({ isSample }) => !isSample));
  if (real.length >= fewest) return { cents: real, basis: 'listings' } as const;
  const all = prices(records);
  const basis = all.length > real.length ? 'samples' : 'listings';
  return all.length >= fewest ? ({ cents: all, basis } as const) : undefined;
}

function fromTable(item: CostItem, island: IslandSlug, month: number): Priced {
  const { range, basis } = costOf(item, costGroupOf(island), seasonOfMonth(month));
  return { range, basis };
}

/** Prices of rooms, cars and outings from the records; from the table of costs when there are too few. */
export function pricesOfRecords(listed: ListedPrices): Omit<BudgetPrices, 'leg'> {
  return {
    room(island, month, style) {
      const found = pricesIn(listed.stays.get(island) ?? [], month);
      if (!found) return fromTable(roomOf[style], island, month);
      return { range: rangeOf(found.cents, thirdOf[style]), basis: found.basis };
    },
    car(island, month) {
      const found = pricesIn(listed.cars.get(island) ?? [], month);
      if (!found) return fromTable('car', island, month);
      return { range: rangeOf(found.cents, middleHalf), basis: found.basis };
    },
    outing(islands, month) {
      const found = pricesIn(
        islands.flatMap((island) => listed.outings.get(island) ?? []),
        month,
      );
      if (!found) return { range: nothing, basis: 'unknown' };
      return { range: rangeOf(found.cents, middleHalf), basis: found.basis };
    },
  };
}
