import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Reason why a password is easy to guess: it is a common one, or made of the owner's own data. */
export type Weakness = 'common' | 'own';

/**
 * Lowest zxcvbn score that is accepted: at least a million guesses, more than our limits let an
 * attacker try.
 */
const leastScore = 2;
/**
 * Number of characters that are estimated: a longer password takes tenths of a second, and its
 * beginning is enough to judge.
 */
const mostRead = 50;
/** Fewest characters besides the owner's own data. */
const leastOfOther = 6;

let estimator: ZxcvbnFactory | undefined;

/** Made when it is first needed: the list of known passwords is half a megabyte. */
function estimate(password: string) {
  const { 'passwords-common': passwords } = dictionary;
  estimator ??= new ZxcvbnFactory({ dictionary: { passwords }, graphs: adjacencyGraphs });
  return estimator.check(password.slice(0, mostRead), ['cyclades', 'compass']);
}

const wordsOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}]+/u)])
    .filter((word) => word.length >= 3)
    .map((word) => word.toLowerCase())
    .sort((a, b) => b.length - a.length);

/**
 * Returns the weakness of a password of sufficient length, or undefined. Runs only on the server: the lists are larger
 * than a page.
 *
 * @param own name and address of the person, as far as they are known
 */
export function weaknessOf(password: string, own: readonly string[] = []): Weakness | undefined {
  let rest = password.toLowerCase();
  for (const word of wordsOf(own)) rest = rest.replaceAll(word, '');
  const isOwn = rest.length < password.length && [...rest].length < leastOfOther;
  if (isOwn) return 'own';
  return estimate(password).score < leastScore ? 'common' : undefined;
}
