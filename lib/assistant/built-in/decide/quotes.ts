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
  ((output?.passages ?? []) as readonly Passage[]).map((one) => ({
    ...one,
    text: withRows(one.text),
  }));

/** Sign between the cells of a table. */
const cell = ' · ';

/** Ends of sentences. A semicolon ends a Greek question, and no English sentence. */
const ends = /(?<=[.!?]|[α-ωά-ώ];)\s+/iu;

/** A text whose tables are sentences: each row with the heads of its columns. */
function withRows(text: string): string {
  if (!text.includes(cell)) return text;
  const parts = text.split(ends);
  let heads: readonly string[] | undefined;
  return parts
    .flatMap((part, at) => {
      const cells = part.replace(/\.$/, '').split(cell);
      if (cells.length < 2) {
        heads = undefined;
        return [part];
      }
      if (!heads && parts[at + 1]?.includes(cell)) {
        heads = cells;
        return [];
      }
      // The head of the first column may be empty.
      const first = (heads?.length ?? 0) === cells.length - 1 ? 0 : 1;
      const isWhole = heads && heads.length + 1 - first === cells.length;
      const told = cells
        .slice(1)
        .map((one, index) => (isWhole ? `${heads?.[index + first]}: ${one}` : one));
      return [`${cells[0]} (${told.join('; ')}).`];
    })
    .join(' ');
}

/** Addresses on the site for the result of a tool. */
export const pagesOf = (output: Output): Readonly<Record<string, string>> =>
  (output.pages ?? {}) as Readonly<Record<string, string>>;

/** Letters of a heading, which belongs to the sentence after it. */
const shortest = 24;

/** Sentences of a text; a heading is part of the first. */
export function sentencesOf(text: string): string[] {
  return text.split(ends).reduce<string[]>((all, part) => {
    const last = all.at(-1);
    if (last !== undefined && last.length < shortest) all[all.length - 1] = `${last} ${part}`;
    else all.push(part);
    return all;
  }, []);
}

/** True for a section with things not to do, which as a quote of its own says the opposite. */
export const isOnMistakes = ({ title }: Passage): boolean => /mistake|λαθη/u.test(fold(title));

/** A sentence with the one after it, which tells what to do instead. */
export function itemOf(text: string, sentence: string): string {
  const all = sentencesOf(text);
  const next = all[all.findLastIndex((one) => sentence.includes(one)) + 1];
  return next ? `${sentence} ${next}` : sentence;
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

/** A sentence that only leads to another page. */
const pointer = /^(?:more (?:under|on|in)|see |all classes|περισσοτερα|δειτε )/u;

/**
 * A text from the sentence on that speaks most of something, where words that few of its sentences
 * hold count more; the whole text if none does.
 */
export function tellingPart(text: string, about: RegExp | undefined): string {
  if (!about) return text;
  const sentences = sentencesOf(text);
  const every = new RegExp(about.source, 'gu');
  const found = sentences.map((one) => new Set(fold(one).match(every)));
  const holding = (term: string) => found.filter((one) => one.has(term)).length;
  const worths = found.map((one, at) =>
    pointer.test(fold(sentences[at] ?? ''))
      ? 0
      : [...one].reduce((sum, term) => sum + 1 / holding(term), 0),
  );
  const at = worths.indexOf(Math.max(...worths));
  if (at <= 0) return text;
  const part = sentences.slice(at).join(' ');
  // A yes or no comes before the sentence on the case.
  const [head = ''] = sentences;
  const isVerdict = /^(?:yes|no|ναι|οχι)(?!\p{L})/u.test(fold(head));
  return isVerdict ? `${head} ${part}` : part;
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
  let kept = '';
  for (const one of sentencesOf(text)) {
    const longer = kept ? `${kept} ${one}` : one;
    if (longer.length > most) break;
    kept = longer;
  }
  return kept.length > 60 ? kept : `${text.slice(0, text.slice(0, most).lastIndexOf(' '))} …`;
}
