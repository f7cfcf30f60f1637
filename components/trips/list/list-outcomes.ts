import type { RawQuery } from '@/lib/http/raw-query';
import { routes } from '@/lib/routes/register';

/** What was done to a trip last, as the address of the list has it. */
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
  /** Of the trip it was done to; of the copy, for `copied`. */
  readonly trip: string;
}

/** Site path of the list that says what was done. */
export const outcomeAddress = (outcome: ListOutcome, trip: string) =>
  `${routes.myTrips}?done=${outcome}&trip=${trip}`;

/** What the address of the list says was done; undefined where it says nothing, or nonsense. */
export function readOutcome({ done, trip }: RawQuery): ShownOutcome | undefined {
  const outcome = listOutcomes.find((one) => one === done);
  return outcome && typeof trip === 'string' ? { outcome, trip } : undefined;
}
