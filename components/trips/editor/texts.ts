import { fill } from '@/lib/i18n/fill';
import type messages from '@/messages/en/trips.json';

/** The words of the editor, with `{names}` where something is said of something; see `fill`. */
export type EditorTexts = (typeof messages)['editor'];

/** A text for one and for more; both languages of the site know no third form. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

/** `1 night`, `3 nights`. The space after the number does not break. */
export function counted(count: number, texts: Counted): string {
  return fill(count === 1 ? texts.one : texts.other, { count }).replace(
    `${count} `,
    `${count}\u00a0`,
  );
}
