import type { ActionResult } from '@/lib/platform/actions/result';

/** State that the form keeps between two submissions. A success is a page of its own. */
export interface PropertyFormState {
  result: ActionResult<{ reference: string }> | null;
  /** Values as typed, by the names of the fields; never files, which no page may fill in. */
  fields: Readonly<Record<string, string>>;
}

export const emptyPropertyForm: PropertyFormState = { result: null, fields: {} };
