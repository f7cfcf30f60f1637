import type { Network } from '@/lib/timetable/network';
import type { PlanOutcome, PlanRequest } from '../solver/types';

/** A request that was read without faults, and what the solver says to it. */
export interface PlanResult {
  readonly request: PlanRequest;
  readonly outcome: Exclude<PlanOutcome, { kind: 'invalid' }>;
  /** Names what the outcome mentions. */
  readonly network: Network;
}
