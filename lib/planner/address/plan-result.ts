import type { Network } from '@/lib/timetable/network';
import type { PlanRequest } from '../solver/request';
import type { Plan, PlanOutcome } from '../solver/types';
import type { ToldPlan } from './told';

/** A request that was read without faults, and what the solver says to it. */
export interface PlanResult {
  readonly request: PlanRequest;
  readonly outcome: Exclude<PlanOutcome, { kind: 'invalid' }>;
  /** The plan with the best order, where the one of the request was set by hand and can be sailed. */
  readonly bestOrder?: Plan | undefined;
  /** What was said of the boats of the plan, or of the request where there is none. */
  readonly told?: ToldPlan;
  /** Names what the outcome mentions. */
  readonly network: Network;
}
