import type { ActionResult } from '@/lib/actions/result';

/** What a section of the page remembers between one sending and the next. */
export interface SectionState<Fields, Data = null> {
  result: ActionResult<Data> | null;
  /** What stands in the fields: what was typed when it was refused, what is kept when it was saved. */
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
/** Of an app that is being added: its key and the picture of it are told once. */
interface AppSetup {
  id: string;
  secret: string;
  /** An address of `data:`. */
  picture: string;
}

export interface SecondStepState extends SectionState<null, { kind: 'on' | 'off' }> {
  setup: AppSetup | null;
}
export type SessionsState = SectionState<null, { ended: 'one' | 'others' | 'everywhere' }>;
export type DeletionState = SectionState<{ email: string }>;
