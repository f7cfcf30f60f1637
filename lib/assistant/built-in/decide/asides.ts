import { fold } from '@/lib/foundation/i18n/fold';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { nameOf } from '../word/names';
import { neglectedWords } from './neglected';
import { answering, callOf, passageLines, textWithNames } from './passages';
import { pagesOf } from './quotes';
import { tellingWords } from './telling-words';
import type { Topic } from './topic';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

const mostAsides = 2;
/** Words of a clause, and letters of a word, that can be a question. */
const shortest = 3;
const shortestWord = 4;
/** Share of the words of a question that a passage answers, even if it has none of the words left out. */
const surely = 0.75;

/** A part of a message of which its answer does not speak, as a question with and without the island that it is about. */
interface Clause {
  /** Questions to look for, the more exact first. */
  readonly asked: readonly string[];
  /** Folded words of it of which the answer does not speak. */
  readonly words: readonly string[];
}

function clausesWith(words: readonly string[], asked: TurnRequest): Clause[] {
  const { turn, locale } = asked;
  const [island] = turn.places.mentioned.filter(isIslandSlug);
  const name = island && nameOf(island, locale);
  const missed = words.map(fold).filter((one) => one.length >= shortestWord);
  return textWithNames(asked)
    .split(/[.,!?;:()\n]+(?=\s|$)| (?:and|but|also|και|κι|αλλα|επισησ) /u)
    .map((one) => one.trim())
    .filter((one) => one.split(' ').length >= shortest)
    .map((one) => ({
      asked: name && !one.includes(name) ? [`${one} ${name}`, one] : [one],
      words: missed.filter((missing) => fold(one).includes(missing)),
    }))
    .filter((one) => one.words.length > 0)
    .slice(0, mostAsides);
}

/** Topics whose answers are whole: a plan, a search of our texts, and what is no question. */
const whole = new Set<Topic>(['trip', 'cost', 'passage', 'which-island', 'outside']);

/**
 * Adds to an answer what our texts say on the parts of the message that it leaves out, if a passage
 * speaks of the very words or nearly all of the question.
 */
export function withAsides(text: string, asked: TurnRequest, topic: Topic): Next {
  const clauses = whole.has(topic) ? [] : clausesWith(neglectedWords(asked, topic, text), asked);
  const found = resultsOf(asked, 'findPassages');
  const outputOf = (q: string) => found.find(({ input }) => input.q === q)?.output;
  const missing = clauses.flatMap((one) => one.asked).filter((q) => !outputOf(q));
  if (missing.length > 0) return { calls: missing.map(callOf) };
  const asides = clauses.flatMap((clause) => {
    const telling = tellingWords(clause.words);
    const [best] = clause.asked.flatMap((q) =>
      answering(asked, q)
        .filter(({ text: told, share }) => (share ?? 0) >= surely || telling.test(fold(told)))
        .filter(({ page }) => !text.includes(`](${page})`))
        .map((passage) => ({ passages: [passage], pages: pagesOf(outputOf(q) ?? {}) })),
    );
    return best ? [passageLines(best, 1, telling)] : [];
  });
  return { text: [text, ...new Set(asides)].join('\n\n') };
}
