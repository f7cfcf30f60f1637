import type { Network } from '@/lib/sea/timetable/network';
import type { Plan, PlanOutcome } from '../problem/plan';
import type { PlanRequest } from '../problem/request';
import type { OtherPort } from './other-port';
import type { PlanNews } from './plan-news';

/** A request that was read without faults, with the outcome of the solver. */
export interface PlanResult {
  readonly request: PlanRequest;
  readonly outcome: Exclude<PlanOutcome, { kind: 'invalid' }>;
  /**
   * Plan with the best order, if the request sets the order by hand and that order can be sailed.
   */
  readonly bestOrder?: Plan | undefined;
  /** Better port of the mainland, if there is no plan, or one with too few nights or many changes. */
  readonly otherPort?: OtherPort | undefined;
  /** Cancellations for the plan, or for the request where there is no plan. */
  readonly news?: PlanNews;
  /** Network that resolves the ids in the outcome. */
  readonly network: Network;
}
