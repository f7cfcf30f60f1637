/**
 * Shares of the time limit at which a part of the search must end, to leave time for the next part.
 */
export const shares = { guess: 0.25, order: 0.5, bound: 0.85, all: 1 } as const;

/** Time limit shared by several parts of a search. */
export interface TimeLimit {
  /** Returns a function that tells if a share of the whole time has passed. */
  until(share: number): () => boolean;
}

export function timeLimit(now: () => number, limitMs: number): TimeLimit {
  const start = now();
  return {
    until(share) {
      const end = start + limitMs * share;
      return () => now() >= end;
    },
  };
}
