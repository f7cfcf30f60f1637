/**
 * Number of correct answers in a row for each phrase, by its Greek; at most {@link learntAfter}. Unseen ones are
 * absent.
 */
export type Score = Readonly<Record<string, number>>;

/** A phrase counts as learnt when it was known this often in a row. */
export const learntAfter = 2;

export const nothingLearnt: Score = {};

/** Returns the score after an answer. A wrong answer resets it. */
export function answered(score: Score, greek: string, known: boolean): Score {
  const inARow = known ? Math.min((score[greek] ?? 0) + 1, learntAfter) : 0;
  return { ...score, [greek]: inARow };
}

/** Number of these phrases that are learnt. */
export const learnt = (score: Score, deck: readonly string[]): number =>
  deck.filter((greek) => (score[greek] ?? 0) >= learntAfter).length;

/**
 * Next phrase to practise: one of the least known, but not the last one shown unless it is the only one. `chance` is at
 * least 0 and below 1. Undefined for an empty deck.
 */
export function nextPhrase(
  score: Score,
  deck: readonly string[],
  last: string | undefined,
  chance: number,
): string | undefined {
  const others = deck.length > 1 ? deck.filter((greek) => greek !== last) : deck;
  const least = Math.min(...others.map((greek) => score[greek] ?? 0));
  const candidates = others.filter((greek) => (score[greek] ?? 0) === least);
  return candidates[Math.floor(chance * candidates.length)];
}

/** A stored score, without invalid entries and without phrases that are no longer in the book. */
export function readScore(kept: string | null, book: readonly string[]): Score {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    if (typeof read !== 'object' || read === null) return nothingLearnt;
    return Object.fromEntries(
      Object.entries(read).filter(
        ([greek, inARow]) =>
          book.includes(greek) && Number.isInteger(inARow) && inARow >= 0 && inARow <= learntAfter,
      ),
    );
  } catch {
    return nothingLearnt;
  }
}
