import type { Faults } from './faults';

export type ActionErrorCode =
  /** The submitted values are invalid; `fields` has the errors. */
  | 'invalid'
  /** Too often; later it works again. */
  | 'rateLimited'
  /** Nobody is signed in, or no longer. */
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
    /** A sentence in the language of the page that takes the place of the code's own. */
    readonly sentence?: string,
  ) {
    super(code);
  }
}
