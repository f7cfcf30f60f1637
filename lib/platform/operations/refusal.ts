import type { BusyOutcome, Outcome, RecordOutcome } from './operation';

/** A refusal of an operation as a status of HTTP, with the seconds after which to try again. */
export interface Refusal {
  readonly status: 429 | 503;
  readonly seconds: number;
}

/** The refusal that an operation ended with, if it did. */
export function refusalOf(
  outcome: Outcome<unknown, unknown> | RecordOutcome | BusyOutcome,
): Refusal | undefined {
  if (outcome.state === 'wait') return { status: 429, seconds: outcome.seconds };
  return outcome.state === 'busy' ? { status: 503, seconds: outcome.seconds } : undefined;
}
