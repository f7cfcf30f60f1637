/** Time limit shared by several parts of a search. */
export interface TimeLimit {
  /** True if the time is up. */
  isOver(): boolean;
}

export function timeLimit(now: () => number, limitMs: number): TimeLimit {
  const end = now() + limitMs;
  return { isOver: () => now() >= end };
}
