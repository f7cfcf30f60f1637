import { fill } from '@/lib/foundation/i18n/fill';
import type messages from '@/messages/en/savedTrips.json';

/** Texts of the editor, with placeholders in braces; see `fill`. */
export type EditorTexts = (typeof messages)['editor'];

/** Singular and plural. English and Greek have no further plural forms. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

/** Formats a count with its noun: `1 night`, `3 nights`, with a non-breaking space. */
export function counted(count: number, texts: Counted): string {
  return fill(count === 1 ? texts.one : texts.other, { count }).replace(
    `${count} `,
    `${count}\u00a0`,
  );
}
