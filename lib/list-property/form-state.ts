import type { ActionResult } from '@/lib/actions/result';

/** What the form on the page remembers between one sending and the next. A success is a page of its own. */
export interface PropertyFormState {
  result: ActionResult<{ reference: string }> | null;
  /** What was typed, by the names of the fields; never files, which no page may fill in. */
  fields: Readonly<Record<string, string>>;
}

export const emptyPropertyForm: PropertyFormState = { result: null, fields: {} };
