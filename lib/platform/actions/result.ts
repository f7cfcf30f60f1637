import type { Faults } from './faults';

export type ActionErrorCode =
  /** The submitted values are invalid; `fields` has the errors. */
  | 'invalid'
  /** Over the rate limit. */
  | 'rateLimited'
  /** The sender is signed out. */
  | 'signedOut'
  /** The record is missing, or belongs to another person. */
  | 'missing'
  /** The backend does not answer or is not configured. */
  | 'unavailable';

export interface ActionError {
  code: ActionErrorCode;
  /** In the language of the page. */
  message: string;
  /** Messages by field name, in the language of the page. */
  fields?: Record<string, string>;
}

/** Result of every Server Action. None throws at the user. */
export type ActionResult<Data> = { ok: true; data: Data } | { ok: false; error: ActionError };

/** Thrown inside an action when the backend fails; the wrapper answers with `unavailable`. */
export class BackendUnavailable extends Error {}

/** Thrown inside an action to answer with a specific error: a code, and faults by field. */
export class ActionFailure extends Error {
  constructor(
    readonly code: ActionErrorCode,
    readonly fields: Faults = {},
    /** Message in the language of the page that replaces the one of the code. */
    readonly sentence?: string,
  ) {
    super(code);
  }
}
