import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** The words of the logbook, which its leaf fills in by itself. */
export type RoomTexts = Messages['assistant']['room'];

/** Data for the client component of the log. */
export interface RoomView {
  readonly locale: Locale;
  readonly texts: RoomTexts;
  /** Names of islands in the page's language, by slug. */
  readonly islands: Readonly<Record<string, string>>;
  /** Questions to begin with. */
  readonly examples: readonly string[];
  readonly signInHref: string;
  /** Where questions are answered. */
  readonly api: string;
}

/** Draws a result as its page does, in the language named: an operation's name, its input as JSON. */
export type DrawResult = (name: string, input: string, locale: Locale) => Promise<ReactNode>;

export interface RoomProps {
  view: RoomView;
  draw: DrawResult;
}
