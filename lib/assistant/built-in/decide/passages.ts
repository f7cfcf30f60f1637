import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { firstSentences, passagesIn, quoted, tellingPart } from './quotes';
import { refusedBy } from './refused';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

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

/** Words of a question that a passage has to hold: this share, or that many beside an island. */
const leastShare = 0.6;
const leastNear = 0.4;

/** Quotes our texts on a subject. Undefined if none of them is about it. */
export function passageNext(
  asked: TurnRequest,
  words: readonly string[],
  names: readonly string[],
): Next | undefined {
  const { t, turn } = asked;
  const q = [...words.slice(0, 8), ...names].join(' ').slice(0, 110);
  const output = resultsOf(asked, 'findPassages').find(({ input }) => input.q === q)?.output;
  if (!output)
    // The first search of a process builds the index, so a text comes first.
    return {
      intro: t('passage.look'),
      calls: [{ tool: 'findPassages', input: { q, most: 8 } }],
    };
  // A passage on another island does not answer for the one that was named.
  const islands = turn.places.mentioned.filter(isIslandSlug);
  const own = passagesIn(output).filter(({ page }) => {
    const of = /^\/(?:guides|islands)\/([a-z]+)/.exec(page)?.[1];
    return !of || !isIslandSlug(of) || islands.length === 0 || islands.includes(of);
  });
  const stems = words.map((one) => soundKey(one).slice(0, 6));
  const isRefused = refusedBy(turn);
  const rated = own
    .filter(({ title }) => !isRefused(title))
    .map((passage, at) => {
      const heading = ` ${soundKey(`${passage.title} ${passage.context}`)}`;
      // For a single word, match only the title and context.
      const text = stems.length > 1 ? ` ${soundKey(passage.text)}` : '';
      const has = (within: string) => stems.filter((stem) => within.includes(` ${stem}`)).length;
      const share = has(`${heading}${text}`) / Math.max(1, stems.length);
      const isQuestion = at === 0 && passage.kind === 'help' && share * stems.length >= 2;
      // The heading says what a text is for; the order of the search decides between equals.
      const score = share + (0.5 * has(heading)) / Math.max(1, stems.length) - at / 40;
      return { passage, share: isQuestion ? share + 0.1 : share, score };
    });
  const [best] = rated.toSorted((a, b) => b.score - a.score);
  const isNear = islands.length > 0 && words.length > 1;
  if (!best || best.share < (isNear ? leastNear : leastShare)) return undefined;
  const telling = new RegExp(words.map((one) => `(?<!\\p{L})${one.slice(0, 6)}`).join('|'), 'u');
  const quote = `${passageLines({ ...output, passages: [best.passage] }, 1, telling)}\n\n${t('passage.more')}`;
  return { text: best.share < leastShare ? `${t('passage.nearest')}\n\n${quote}` : quote };
}
