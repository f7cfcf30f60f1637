/** Format of a Greek text. */
export type TextKind = 'message' | 'Markdown' | 'code';

/** Addresses, link targets, code and tags: the rules for texts do not apply to them. */
const marks = /https?:\/\/\S+|\]\([^)]*\)|`[^`]*`|<[^>]*>/g;
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const count = (text: string, letters: RegExp) => (text.match(letters) ?? []).length;
const isGreek = (text: string) =>
  count(text, /\p{Script=Greek}/gu) > count(text, /\p{Script=Latin}/gu);

/**
 * The Greek words of a text: a message without its arguments, Markdown without what a reader does not see, of code
 * the strings that are mostly Greek.
 */
export function greekOf(text: string, kind: TextKind): string {
  if (kind === 'message') return text.replace(/\{\w+\}/g, '…').replace(/<\/?\w+>/g, '');
  if (kind === 'Markdown') return text.replace(marks, ' ');
  return (text.match(literals) ?? []).filter(isGreek).join('\n');
}
