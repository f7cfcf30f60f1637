import type messages from '@/messages/en/trips.json';

/** The words of the editor, with `{names}` where something is said of something; see `fill`. */
export type EditorTexts = (typeof messages)['editor'];

/** A text for one and for more; both languages of the site know no third form. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

/** A text with its `{names}` replaced. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** `1 night`, `3 nights`. The space after the number does not break. */
export function counted(count: number, texts: Counted): string {
  return fill(count === 1 ? texts.one : texts.other, { count }).replace(
    `${count} `,
    `${count}\u00a0`,
  );
}
