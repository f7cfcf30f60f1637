import type { ActionResult } from '@/lib/platform/actions/result';

/** Fields that a form about one trip keeps between two submissions. */
export interface TripFormState {
  /** Null before the first sending. */
  readonly result: ActionResult<{ readonly id: string }> | null;
  /** Texts as typed, shown again when the form was rejected. */
  readonly fields: Readonly<Record<string, string>>;
}

export const emptyTripForm: TripFormState = { result: null, fields: {} };
