import type { Character } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { link, plain } from '../word/names';
import { type Asked, type Next, resultsOf } from './asked';

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

/** What the guide of an island calls the section on what somebody comes for. */
const sections: Partial<Record<Character, string>> = {
  beaches: 'beaches',
  food: 'food',
  villages: 'villages',
  hiking: 'walks',
  history: 'sights',
  families: 'children',
};

const howLong =
  /how (?:many|long) (?:days|nights|do i need|should (?:i|we) stay)|ποσεσ (?:μερεσ|νυχτεσ) (?:χρειαζ|θελει|φταν)/u;

export const asksHowLong = ({ turn }: Asked): boolean => howLong.test(turn.text);

/**
 * The section of an island's own guide on what a message asks of it, `best beaches on Paros for kids`; undefined where it
 * names another number of islands, or nothing that a guide has a section on.
 */
export function sectionNext(asked: Asked, islands: readonly IslandSlug[]): Next | undefined {
  const [island] = islands;
  const { tastes } = asked.turn;
  const subject = asksHowLong(asked)
    ? 'how many days'
    : tastes.likes.map((one) => sections[one]).find(Boolean);
  if (!island || islands.length > 1 || !subject) return undefined;
  // Of beaches a guide has a table; a sentence on each stands with the places.
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

/** The beginning of a text, whole sentences up to some three hundred letters. */
export function firstSentences(text: string, most = 320): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf('. ');
  return end > 60
    ? text.slice(0, end + 1)
    : `${text.slice(0, text.slice(0, most).lastIndexOf(' '))} …`;
}
