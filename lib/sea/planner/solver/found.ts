import type { Charges } from './lower-bound.ts';
import type { DatedOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';

/** Result of a search. */
export interface Found {
  readonly problem: Problem;
  readonly best?: DatedOrder;
  readonly nextBest?: DatedOrder;
  /** True if it is proven that nothing is better or, without `best`, that no plan exists. */
  readonly proven: boolean;
  /** See `Plan`. */
  readonly gap: number | null;
  readonly timedOut: boolean;
  /** Costs of all relevant sets of islands, if they are few enough. */
  readonly table?: SetTable;
  /** Charges that gave tight bounds. */
  readonly charges?: Charges;
}
