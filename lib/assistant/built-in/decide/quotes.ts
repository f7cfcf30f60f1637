import { fold } from '@/lib/foundation/i18n/fold';
import { link, plain } from '../word/names';

/** Passage of a text of the site, as `findPassages` returns it. */
export interface Passage {
  readonly kind: string;
  readonly title: string;
  readonly context: string;
  readonly text: string;
  /** Path without language prefix. */
  readonly page: string;
  /** Share of the words of a question that it answers; null if it was found by words. */
  readonly share?: number | null;
}

type Output = Readonly<Record<string, unknown>>;

export const passagesIn = (output: Output | undefined): readonly Passage[] =>
  (output?.passages ?? []) as readonly Passage[];

/** Addresses on the site for the result of a tool. */
export const pagesOf = (output: Output): Readonly<Record<string, string>> =>
  (output.pages ?? {}) as Readonly<Record<string, string>>;

/** Letters of a heading, which belongs to the sentence after it. */
const shortest = 24;

/** Sentences; the dots between the cells of a table do not end one. The head of a table is left out. */
export function sentencesOf(text: string): string[] {
  // A semicolon ends a Greek question, and no English sentence.
  const parts = text.split(/(?<=[.!?]|[α-ωά-ώ];)\s+/iu);
  const isTable = parts.length > 2 && parts.slice(0, 2).every((one) => one.includes(' · '));
  return (isTable ? parts.slice(1) : parts).reduce<string[]>((all, part) => {
    const last = all.at(-1);
    if (last !== undefined && last.length < shortest) all[all.length - 1] = `${last} ${part}`;
    else all.push(part);
    return all;
  }, []);
}

/** Number of different words in a text that match. */
export function matches(text: string, about: RegExp): number {
  const every = new RegExp(about.source, 'gu');
  return new Set(fold(text).match(every)).size;
}

/** A quote with the title of its page as the source. */
export function quoted({ title, context, page }: Passage, output: Output, text: string): string {
  const name = context && context !== title ? `${context}: ${title}` : title;
  return `${link(`**${plain(name)}**`, pagesOf(output)[page])}: ${plain(text)}`;
}

/** A text from the sentence on that speaks most of something; the whole text if none does. */
export function tellingPart(text: string, about: RegExp | undefined): string {
  if (!about) return text;
  const sentences = sentencesOf(text);
  const counts = sentences.map((one) => matches(one, about));
  const at = counts.indexOf(Math.max(...counts));
  return at > 0 ? sentences.slice(at).join(' ') : text;
}

/** The sentences of a text that speak of something, in their order; undefined if none does. */
export function fittingSentences(text: string, about: RegExp, most = 360): string | undefined {
  const sentences = sentencesOf(text);
  const chosen: number[] = [];
  let length = 0;
  for (const at of sentences
    .map((one, index) => [matches(one, about), index] as const)
    .filter(([count]) => count > 0)
    .toSorted(([a, i], [b, j]) => b - a || i - j)
    .map(([, index]) => index)) {
    const size = sentences[at]?.length ?? 0;
    if (chosen.length > 0 && length + size > most) break;
    chosen.push(at);
    length += size;
  }
  if (chosen.length === 0) return undefined;
  return chosen
    .toSorted((a, b) => a - b)
    .map(
      (at, index, all) => `${index > 0 && all[index - 1] !== at - 1 ? '… ' : ''}${sentences[at]}`,
    )
    .join(' ');
}

/** Beginning of a text, in whole sentences up to `most` characters. */
export function firstSentences(text: string, most = 320): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf('. ');
  return end > 60
    ? text.slice(0, end + 1)
    : `${text.slice(0, text.slice(0, most).lastIndexOf(' '))} …`;
}
