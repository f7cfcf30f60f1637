import { fold } from '@/lib/foundation/i18n/fold';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { Character } from '@/lib/records/islands/schema';
import { link, plain } from '../word/names';
import { type Asked, type Next, resultsOf } from './asked';

type Pages = Readonly<Record<string, string>>;

/** Addresses on the site for the result of a tool. */
export const pagesOf = (output: Readonly<Record<string, unknown>>): Pages =>
  (output.pages ?? {}) as Pages;

/** Formats passages as quotes of some `length` in characters, with links to their pages. */
export function passageLines(
  { locale: _locale }: Asked,
  output: Readonly<Record<string, unknown>>,
  most: number,
  about?: RegExp,
  length?: number,
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
        `${link(`**${plain(context && context !== title ? `${context}: ${title}` : title)}**`, pages[page])}: ${plain(firstSentences(tellingPart(text, about), length))}`,
    )
    .join('\n\n');
}

/** Quotes our texts on a subject. Undefined if none of them is about it. */
export function passageNext(
  asked: Asked,
  words: readonly string[],
  names: readonly string[],
): Next | undefined {
  const { t } = asked;
  const [found] = resultsOf(asked, 'findPassages');
  if (!found)
    return {
      // The first search of a process builds the index, so a text comes first.
      intro: t('passage.look'),
      calls: [
        {
          tool: 'findPassages',
          input: { q: [...words.slice(0, 8), ...names].join(' ').slice(0, 110), most: 4 },
        },
      ],
    };
  const all = (found.output.passages ?? []) as {
    kind: string;
    title: string;
    context: string;
    text: string;
    page: string;
  }[];
  // A passage on another island does not answer for the one that was named.
  const islands = asked.turn.places.mentioned.filter(isIslandSlug);
  const passages = all.filter(({ page }) => {
    const of = /^\/(?:guides|islands)\/([a-z]+)/.exec(page)?.[1];
    return !of || !isIslandSlug(of) || islands.length === 0 || islands.includes(of);
  });
  const stems = words.map((one) => soundKey(one).slice(0, 6));
  const covers = passages.map((one) => {
    // For a single word, match only the title and context.
    const text = stems.length > 1 ? one.text : '';
    const all = ` ${soundKey(`${one.title} ${one.context} ${text}`)}`;
    return stems.filter((stem) => all.includes(` ${stem}`)).length / Math.max(1, stems.length);
  });
  // Keep the order of the search among passages that cover nearly all words.
  const least = Math.max(...covers) - 0.25;
  const best = covers.findIndex((cover, at) => {
    const isQuestion = at === 0 && passages[at]?.kind === 'help' && cover * stems.length >= 2;
    return cover >= least && cover >= (isQuestion ? 0.5 : 0.65);
  });
  const nearest = covers.indexOf(Math.max(...covers));
  const isNear = islands.length > 0 && words.length > 1 && (covers[nearest] ?? 0) >= 0.4;
  if (words.length < 1 || (best < 0 && !isNear)) return undefined;
  const only = { ...found.output, passages: [passages[best < 0 ? nearest : best]] };
  const telling = new RegExp(words.map((one) => `(?<!\\p{L})${one.slice(0, 6)}`).join('|'), 'u');
  const quote = `${passageLines(asked, only, 1, telling)}\n\n${t('passage.more')}`;
  return { text: best < 0 ? `${t('passage.nearest')}\n\n${quote}` : quote };
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
