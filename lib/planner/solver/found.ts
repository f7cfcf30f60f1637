import type { DatedOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';
import type { SubsetTable } from './subset-search.ts';

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
  /** All sets of islands, where there are few enough. */
  readonly table?: SubsetTable;
}
