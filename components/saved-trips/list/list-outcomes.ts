import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { routes } from '@/lib/platform/routes/register';

/** Values of the `done` parameter: the last action on a trip. */
export const listOutcomes = [
  'deleted',
  'restored',
  'archived',
  'unarchived',
  'renamed',
  'copied',
  'purged',
] as const;
export type ListOutcome = (typeof listOutcomes)[number];

export interface ShownOutcome {
  readonly outcome: ListOutcome;
  /** Id of the trip; for `copied`, of the copy. */
  readonly trip: string;
}

/** Returns the path of the list that reports an action. */
export const outcomeAddress = (outcome: ListOutcome, trip: string) =>
  `${routes.myTrips}?done=${outcome}&trip=${trip}`;

/** Parses the last action from the query; undefined if absent or invalid. */
export function readOutcome({ done, trip }: RawQuery): ShownOutcome | undefined {
  const outcome = listOutcomes.find((one) => one === done);
  return outcome && typeof trip === 'string' ? { outcome, trip } : undefined;
}
