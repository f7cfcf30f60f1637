import type { ActionResult } from '@/lib/platform/actions/result';
import type { SessionUser } from './user';

export type AccessMode = 'signin' | 'signup';

/** Length of a new password: minimum characters and maximum bytes; the auth service accepts no longer ones. */
export const passwordLength = { min: 10, maxBytes: 72 } as const;
export const fullNameLength = { max: 80 } as const;

/** Outcome of signing in or up. */
export type AccessOutcome =
  | { kind: 'signed-in'; user: SessionUser; next: string }
  /** The account is made and waits for the link in the mail. */
  | { kind: 'mail-sent' }
  /** The password may be right, but the address was never confirmed. */
  | { kind: 'unconfirmed'; message: string };

/** A challenge of the auth service for signing in with a passkey. */
export interface PasskeyRequest {
  challengeId: string;
  options: PublicKeyCredentialRequestOptionsJSON;
}

/** Fields that the forms for signing in and up keep between two submissions; never the password. */
export interface AccessState {
  result: ActionResult<AccessOutcome> | null;
  fields: { name: string; email: string };
}

export const emptyAccess: AccessState = { result: null, fields: { name: '', email: '' } };

/** State of a form that requests a mail: for recovery, or a new confirmation mail. */
export interface MailState {
  result: ActionResult<null> | null;
  email: string;
}

export const emptyMail: MailState = { result: null, email: '' };

/** The form of the second factor; never the code. */
export interface SecondFactorState {
  result: ActionResult<{ next: string }> | null;
}

export interface NewPasswordState {
  result: ActionResult<SessionUser> | null;
  /** The link was good and is used up: from now on the session it gave counts. */
  isVerified: boolean;
  /** The link is old or used; only a new mail helps. */
  isLinkDead: boolean;
  /** The account has a second factor, and its code was not given yet. */
  asksCode: boolean;
}

export const emptyNewPassword: NewPasswordState = {
  result: null,
  isVerified: false,
  isLinkDead: false,
  asksCode: false,
};
