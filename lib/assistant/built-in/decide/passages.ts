import { fold } from '@/lib/foundation/i18n/fold';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { intentFit } from '../intent/passage-fit';
import type { Turn } from '../understand/turn';
import { nameOf } from '../word/names';
import { contentWords } from './content-words';
import { firstSentences, type Passage, passagesIn, quoted, tellingPart } from './quotes';
import { refusedBy } from './refused';
import { tellingWords } from './telling-words';
import { type Next, resultsOf, type ToolCall, type TurnRequest } from './turn-request';

/** Formats passages as quotes of some `length` in characters, with links to their pages. */
export const passageLines = (
  output: Readonly<Record<string, unknown>>,
  most: number,
  about?: RegExp,
  length?: number,
): string =>
  passagesIn(output)
    .slice(0, most)
    .map((one) => quoted(one, output, firstSentences(tellingPart(one.text, about), length)))
    .join('\n\n');

/** Share of the words of a question that a passage has to answer; less if it is asked such questions. */
const leastShare = 0.55;
const leastShareIfFit = 0.4;
const goodFit = 0.5;
/** Part of the worth of a passage that the intent of the question decides. */
const worthOfFit = 0.7;
/** Share of the best passage that a second one needs to stand beside it. */
const nextShare = 0.9;
const mostParts = 3;
const mostQuotes = 3;
const mostFound = 12;
/** Words of a part of a message that can be a question of its own. */
const shortestPart = 3;
/** Form of a question, beside a trip that is being planned. */
const isQuestion =
  /[?;]|^(?:(?:and|ok|but|so|και|κι|αλλα) )?(?:what|who|where|when|why|how|which|is|are|do|does|can|should|τι|ποι\p{L}+|που|ποτε|γιατι|πωσ|ποσ\p{L}+|εχει|υπαρχ\p{L}+|γινεται|μπορ\p{L}+)(?!\p{L})/u;
/** Characters of a quote: of the only one, and of one among several. */
const longestOnly = 560;
const longestShared = 360;

/** Text of a message with the names of its places. */
export const textWithNames = ({ turn, locale }: TurnRequest): string =>
  turn.text.replace(/@([a-z]+)@(?: iata)?/g, (_, id: string) =>
    id === 'ath' ? 'athens airport' : nameOf(id, locale),
  );

/** Questions of a message, as sentences, with the names of its places. */
function questionsOf(asked: TurnRequest): string[] {
  const text = textWithNames(asked);
  const parts = text
    .split(/[.!?;\n]+(?=\s|$)/u)
    .map((one) => one.trim())
    .filter((one) => one.split(' ').length >= shortestPart)
    .map((one) => one.slice(0, 380));
  return parts.length > 0 ? parts.slice(-mostParts) : [text.slice(0, 380)];
}

export const callOf = (q: string): ToolCall => ({
  tool: 'findPassages',
  input: { q, as: 'question', most: mostFound },
});

/** Island that the address of a passage names: its guide, its port, its part of a page. */
const islandIn = (page: string) => page.split(/[^a-z]+/).find((one) => isIslandSlug(one));

/** A single word asks for a text with that word in its heading. */
function isEnough(turn: Turn, heading: string): boolean {
  const [word = '', another] = contentWords(turn);
  return another !== undefined || soundKey(heading).includes(soundKey(word).slice(0, 6));
}

/** Passages that answer a question, the best first. A passage on an island answers for no other. */
export function answering(asked: TurnRequest, q: string): Passage[] {
  const { turn } = asked;
  const islands = turn.places.mentioned.filter(isIslandSlug);
  const isRefused = refusedBy(turn);
  const output = resultsOf(asked, 'findPassages').find(({ input }) => input.q === q)?.output;
  const fitOf = intentFit(q);
  const own = passagesIn(output)
    .map((one) => ({ ...one, fit: fitOf(one.page) }))
    .filter(({ share, fit }) => (share ?? 0) >= (fit >= goodFit ? leastShareIfFit : leastShare))
    .map((one) => ({
      ...one,
      worth: (one.share ?? 0) * (1 - worthOfFit + worthOfFit * one.fit),
    }))
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ title }) => !isRefused(title))
    .filter(({ title, context }) => isEnough(turn, `${title} ${context}`))
    .filter(({ page }) => {
      const island = islandIn(page);
      return !island || islands.some((one) => one === island);
    });
  const best = own[0]?.worth ?? 0;
  return own.filter(({ worth }) => worth >= best * nextShare).slice(0, 2);
}

/** Quotes our texts on the questions of a message. Undefined if none of them answers one. */
export function passageNext(asked: TurnRequest): Next | undefined {
  const { t, turn, trip } = asked;
  const questions = questionsOf(asked);
  const words = contentWords(turn);
  if (words.length === 0 || (trip.isAsked && !isQuestion.test(turn.text))) return undefined;
  const calls = questions.map(callOf);
  const found = resultsOf(asked, 'findPassages');
  const missing = calls.filter(({ input }) => !found.some((one) => one.input.q === input.q));
  // The first search of a process builds the index, so a text comes first.
  if (missing.length > 0) return { intro: t('passage.look'), calls: missing };
  const each = questions.map((q) => answering(asked, q));
  // The best passage for each question; for a single one also the next.
  const chosen = questions.length > 1 ? each.flatMap((all) => all.slice(0, 1)) : each.flat();
  const passages = [...new Map(chosen.map((one) => [one.page, one])).values()].slice(0, mostQuotes);
  if (passages.length === 0) return undefined;
  // Of a text on several islands, the sentence on the one that was asked about.
  const islands = turn.places.mentioned
    .filter(isIslandSlug)
    .map((one) => fold(nameOf(one, asked.locale)).slice(0, -1));
  const telling = tellingWords([...words, ...islands]);
  const pages = Object.assign({}, ...found.map(({ output }) => output.pages));
  const length = passages.length > 1 ? longestShared : longestOnly;
  return {
    text: `${passageLines({ passages, pages }, mostQuotes, telling, length)}\n\n${t('passage.more')}`,
  };
}
