export type ActionErrorCode =
  /** What was sent does not fit; `fields` says where. */
  | 'invalid'
  /** Too often; later it works again. */
  | 'rateLimited'
  /** The backend does not answer or is not configured. */
  | 'unavailable';

export interface ActionError {
  code: ActionErrorCode;
  /** In the language of the page. */
  message: string;
  /** Messages by field name, in the language of the page. */
  fields?: Record<string, string>;
}

/** What every Server Action answers. None throws at the user. */
export type ActionResult<Data> = { ok: true; data: Data } | { ok: false; error: ActionError };

/** Thrown inside an action when the backend fails; the wrapper answers with `unavailable`. */
export class BackendUnavailable extends Error {}
