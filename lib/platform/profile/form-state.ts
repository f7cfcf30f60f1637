import type { ActionResult } from '@/lib/platform/actions/result';

/** State that a section of the page keeps between two submissions. */
export interface SectionState<Fields, Data = null> {
  result: ActionResult<Data> | null;
  /** Values of the fields: as typed after an error, as stored after a save. */
  fields: Fields;
}

export interface NameFields {
  name: string;
  displayName: string;
}

export interface PreferenceFields {
  language: string;
  homeAirport: string;
  units: string;
}

/** Ways by which a person is told of changes of all trips. */
export interface AlertFields {
  mails: boolean;
  pushes: boolean;
}

export type AlertsState = SectionState<AlertFields>;
export type FollowsState = SectionState<null>;
export type NameState = SectionState<NameFields, NameFields>;
export type PictureState = SectionState<null, { picture: string | null }>;
export type EmailState = SectionState<
  { email: string },
  /** `sent` when a mail has to be answered first. */
  { outcome: 'changed' | 'sent'; email: string }
>;
export type PasswordState = SectionState<null, { othersSignedOut: boolean }>;
/** `href` is the page in the language that was chosen. */
export type PreferencesState = SectionState<PreferenceFields, { href: string | null }>;
/** Setup of an authenticator app: its key and QR code are shown only once. */
interface AppSetup {
  id: string;
  secret: string;
  /** An address of `data:`. */
  picture: string;
}

/**
 * Change of the second factor, with new recovery codes if there are any; they are shown only once.
 */
interface SecondFactorChange {
  kind: 'on' | 'off' | 'codes';
  codes: readonly string[];
}

export interface SecondFactorState extends SectionState<null, SecondFactorChange> {
  setup: AppSetup | null;
}
/** A challenge of the auth service for creating a passkey. */
export interface NewPasskeyRequest {
  challengeId: string;
  options: PublicKeyCredentialCreationOptionsJSON;
}
export type PasskeyRemovalState = SectionState<null>;
export type SessionsState = SectionState<null, { ended: 'one' | 'others' | 'everywhere' }>;
export type DeletionState = SectionState<{ email: string }>;
