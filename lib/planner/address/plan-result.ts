import type { Network } from '@/lib/timetable/network';
import type { PlanRequest } from '../solver/request';
import type { PlanOutcome } from '../solver/types';

/** A request that was read without faults, and what the solver says to it. */
export interface PlanResult {
  readonly request: PlanRequest;
  readonly outcome: Exclude<PlanOutcome, { kind: 'invalid' }>;
  /** Names what the outcome mentions. */
  readonly network: Network;
}
