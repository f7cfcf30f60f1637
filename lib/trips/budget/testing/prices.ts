import type { Range } from '../range';
import type { BudgetPrices } from '../rules';

export const of = (low: number, likely: number, high: number): Range => ({ low, likely, high });

/** Round prices, so that the sums below can be done by hand. */
export const prices: BudgetPrices = {
  leg: () => ({ range: of(60_00, 80_00, 120_00), basis: 'day' }),
  room: (island, month) =>
    island === 'mykonos'
      ? { range: of(200_00, 300_00, 400_00), basis: 'samples' }
      : month >= 7 && month <= 8
        ? { range: of(100_00, 120_00, 150_00), basis: 'samples' }
        : { range: of(50_00, 70_00, 90_00), basis: 'listings' },
  car: () => ({ range: of(40_00, 50_00, 60_00), basis: 'estimate' }),
  outing: () => ({ range: of(20_00, 40_00, 80_00), basis: 'samples' }),
};
