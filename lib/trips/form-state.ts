import type { ActionResult } from '@/lib/actions/result';

/** What a form about one trip remembers between one sending and the next. */
export interface TripFormState {
  /** Null before the first sending. */
  readonly result: ActionResult<{ readonly id: string }> | null;
  /** What was typed, given back when it was not accepted. */
  readonly fields: Readonly<Record<string, string>>;
}

export const emptyTripForm: TripFormState = { result: null, fields: {} };
