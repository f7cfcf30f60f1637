import type { Network } from '@/lib/sea/timetable/network';
import type { BudgetAsk } from './parameters';
import type { Budget } from './rules';
import type { Saving } from './savings';

export interface BudgetResult {
  readonly ask: BudgetAsk;
  readonly budget: Budget;
  /** The most first. */
  readonly savings: readonly Saving[];
  readonly network: Network;
}
