/** Share of the time limit after which a part of the search must have ended, so that the next has its turn. */
export const shares = { guess: 0.25, order: 0.5, bound: 0.85, all: 1 } as const;

/** A time limit that several parts of a search share. */
export interface TimeLimit {
  /** Says whether a share of the whole time has passed. */
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
