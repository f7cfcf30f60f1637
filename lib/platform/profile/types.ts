import type { Locale } from '@/lib/foundation/i18n/locales';
import type { RecoveryCodes } from '@/lib/platform/auth/recovery-codes';
import type { AirportCode } from './airports';

export type Units = 'metric' | 'imperial';

/** Preferences of a person. */
export interface Preferences {
  locale: Locale;
  homeAirport: AirportCode | null;
  units: Units;
  /** True for mails, and for push messages, about all trips without a choice of their own. */
  tripMails: boolean;
  tripPushes: boolean;
}

/** A place where the person is signed in, as far as it is known. */
export interface NamedSession {
  id: string;
  /** ISO instants. */
  startedAt: string;
  renewedAt: string;
  browser: string | undefined;
  system: string | undefined;
  isCurrent: boolean;
}

/** A passkey of the person. */
export interface Passkey {
  id: string;
  /** Name from the auth service, usually that of the password manager. */
  name: string | undefined;
  /** ISO instants. */
  createdAt: string;
  usedAt: string | undefined;
}

/** The account as its page shows it. */
export interface Account {
  id: string;
  email: string;
  /** An address that waits for its confirmation. */
  newEmail: string | undefined;
  name: string;
  displayName: string;
  /** Hosted address of the picture. */
  picture: string | undefined;
  /** ISO instant. */
  createdAt: string;
  /** False if the backend keeps no files, and while that cannot be found out. */
  hasPictureStorage: boolean;
  /** State of the second factor: a code from an app beside the password. */
  secondFactor: 'on' | 'off' | 'not offered';
  /** Undefined if the auth service does not answer. */
  passkeys: readonly Passkey[] | 'not offered' | undefined;
  /** Undefined if the person has none. */
  recoveryCodes: RecoveryCodes | undefined;
  /** Undefined if the backend does not answer. */
  sessions: readonly NamedSession[] | undefined;
  preferences: Preferences;
}
