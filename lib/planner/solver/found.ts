import type { Charges } from './lower-bound.ts';
import type { DatedOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';

/** What a search came to. */
export interface Found {
  readonly problem: Problem;
  readonly best?: DatedOrder;
  readonly nextBest?: DatedOrder;
  /** Nothing is better, or without `best` nothing exists: proven. */
  readonly proven: boolean;
  /** See `Plan`. */
  readonly gap: number | null;
  readonly timedOut: boolean;
  /** All sets of islands that matter, where there are few enough. */
  readonly table?: SetTable;
  /** Charges that gave narrow bounds. */
  readonly charges?: Charges;
}
