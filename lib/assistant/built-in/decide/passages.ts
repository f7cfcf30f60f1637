import { fold } from '@/lib/foundation/i18n/fold';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { Character } from '@/lib/records/islands/schema';
import { link, plain } from '../word/names';
import { type Asked, type Next, resultsOf } from './asked';

type Pages = Readonly<Record<string, string>>;

/** Addresses on the site for the result of a tool. */
export const pagesOf = (output: Readonly<Record<string, unknown>>): Pages =>
  (output.pages ?? {}) as Pages;

/** Formats passages as short quotes with links to their pages. */
export function passageLines(
  { locale: _locale }: Asked,
  output: Readonly<Record<string, unknown>>,
  most: number,
  about?: RegExp,
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
        `${link(`**${plain(context && context !== title ? `${context}: ${title}` : title)}**`, pages[page])}: ${plain(firstSentences(tellingPart(text, about)))}`,
    )
    .join('\n\n');
}

/** Section of an island's guide for each taste. */
const sections: Partial<Record<Character, string>> = {
  beaches: 'beaches',
  food: 'food',
  villages: 'villages',
  hiking: 'walks',
  history: 'sights',
  families: 'children',
};

export const howLong =
  /how (?:many|long) (?:days|nights|do (?:i|we|you) need|should (?:i|we) (?:stay|spend)|to (?:stay|spend))|ποσεσ (?:μερεσ|νυχτεσ) (?:χρειαζ|θελει|φταν)/u;

export const asksHowLong = ({ turn }: Asked): boolean => howLong.test(turn.text);

/**
 * Quotes the section of an island's guide that a message asks for, `best beaches on Paros for
 * kids`. Undefined if the message names no island or several, or nothing with a section in the
 * guides.
 */
export function sectionNext(asked: Asked, islands: readonly IslandSlug[]): Next | undefined {
  const [island] = islands;
  const { tastes } = asked.turn;
  const subject = asksHowLong(asked)
    ? 'how many days'
    : tastes.likes.map((one) => sections[one]).find(Boolean);
  if (!island || islands.length > 1 || !subject) return undefined;
  // Guides only contain a table of beaches; the places have a sentence on each.
  const isBeaches = subject === 'beaches';
  const [found] = resultsOf(asked, 'findPassages');
  if (!found) {
    const input = { q: `${subject} ${island}`, kind: [isBeaches ? 'places' : 'guides'], most: 8 };
    return { intro: asked.t('passage.look'), calls: [{ tool: 'findPassages', input }] };
  }
  const passages = (found.output.passages ?? []) as { page: string }[];
  const own = passages.filter(({ page }) =>
    page.startsWith(isBeaches ? `${routes.island(island)}#beach-` : `${routes.guide(island)}#`),
  );
  const most = isBeaches ? 4 : 1;
  if (own.length === 0) return undefined;
  const only = { ...found.output, passages: own };
  return { text: `${passageLines(asked, only, most)}\n\n${asked.t('passage.more')}` };
}

/** A text from the first sentence on that speaks of something; the whole text if none does. */
function tellingPart(text: string, about: RegExp | undefined): string {
  if (!about) return text;
  const sentences = text.split(/(?<=[.;·!?]) +/);
  const every = new RegExp(about.source, 'gu');
  const counts = sentences.map((one) => new Set(fold(one).match(every)).size);
  const at = counts.indexOf(Math.max(...counts));
  return at > 0 ? sentences.slice(at).join(' ') : text;
}

/** Beginning of a text, in whole sentences up to `most` characters. */
export function firstSentences(text: string, most = 320): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf('. ');
  return end > 60
    ? text.slice(0, end + 1)
    : `${text.slice(0, text.slice(0, most).lastIndexOf(' '))} …`;
}
