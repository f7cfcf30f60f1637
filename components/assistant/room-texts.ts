import type { ReactNode } from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Messages } from '@/lib/foundation/i18n/messages';

/** Messages of the log; placeholders are filled in by the client. */
export type RoomTexts = Messages['assistant']['room'];

/** Data for the client component of the log. */
export interface RoomView {
  readonly locale: Locale;
  readonly texts: RoomTexts;
  /** Island names in the page's language, by slug. */
  readonly islands: Readonly<Record<string, string>>;
  /** Example questions for an empty conversation. */
  readonly examples: readonly string[];
  readonly signInHref: string;
  /** URL of the chat endpoint. */
  readonly api: string;
}

/**
 * Draws a result as on its page, in the given language. Takes the operation's name and its input as
 * JSON.
 */
export type DrawResult = (name: string, input: string, locale: Locale) => Promise<ReactNode>;

export interface RoomProps {
  view: RoomView;
  draw: DrawResult;
}
