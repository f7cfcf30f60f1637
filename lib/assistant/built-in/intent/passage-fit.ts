import 'server-only';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { exampleQuestions } from '@/lib/search/site-search/example-questions';
import { withPlaces } from '../understand/place-names';
import { plainText } from '../understand/text';
import { guessIntents } from './classifier';
import type { Intent } from './intents';

type Shares = ReadonlyMap<Intent, number>;

/** Fit of a text without example questions. */
const unknownFit = 0.3;

/** Example questions of a text whose intents are guessed, evenly over all of them: each takes a millisecond. */
const mostGuessed = 12;

const sharesByPage = oncePerProcess('passage-shares', () => new Map<string, Shares | undefined>());

const isGreek = (text: string) => /\p{Script=Greek}/u.test(text);

const guess = (question: string) =>
  guessIntents(withPlaces(plainText(question, isGreek(question) ? 'el' : 'en'), question));

/** Mean probability of each intent over the example questions of a text. */
function sharesOf(page: string): Shares | undefined {
  if (sharesByPage.has(page)) return sharesByPage.get(page);
  const all = exampleQuestions(page);
  const step = Math.ceil(all.length / mostGuessed);
  const questions = all.filter((_, at) => at % step === 0);
  const shares = new Map<Intent, number>();
  for (const question of questions)
    for (const { intent, probability } of guess(question))
      shares.set(intent, (shares.get(intent) ?? 0) + probability / questions.length);
  const found = questions.length > 0 ? shares : undefined;
  sharesByPage.set(page, found);
  return found;
}

/**
 * Returns how well the intent of a question is that of a text's example questions: from 0 to 1, as
 * the common part of their probabilities. The address of the text has no language prefix.
 */
export function intentFit(question: string): (page: string) => number {
  const guesses = guess(question);
  return (page) => {
    const shares = sharesOf(page);
    if (!shares) return unknownFit;
    return guesses.reduce(
      (sum, { intent, probability }) => sum + Math.min(probability, shares.get(intent) ?? 0),
      0,
    );
  };
}
