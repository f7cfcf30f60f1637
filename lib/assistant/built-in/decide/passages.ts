import { link, plain } from '../word/names';
import type { Asked } from './asked';

type Pages = Readonly<Record<string, string>>;

/** The addresses on the site of what a tool has answered. */
export const pagesOf = (output: Readonly<Record<string, unknown>>): Pages =>
  (output.pages ?? {}) as Pages;

/** Passages as short quotes with their page. */
export function passageLines(
  { locale: _locale }: Asked,
  output: Readonly<Record<string, unknown>>,
  most: number,
): string {
  const passages = (output.passages ?? []) as {
    title: string;
    context: string;
    text: string;
    page: string;
  }[];
  const pages = pagesOf(output);
  return passages
    .slice(0, most)
    .map(
      ({ title, context, text, page }) =>
        `${link(`**${plain(context && context !== title ? `${context}: ${title}` : title)}**`, pages[page])}: ${plain(firstSentences(text))}`,
    )
    .join('\n\n');
}

/** The beginning of a text, whole sentences up to some three hundred letters. */
export function firstSentences(text: string, most = 320): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf('. ');
  return end > 60
    ? text.slice(0, end + 1)
    : `${text.slice(0, text.slice(0, most).lastIndexOf(' '))} …`;
}
