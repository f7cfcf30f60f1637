import { LRUCache } from 'lru-cache';

/** So many senders are remembered; of more, those who have not asked for longest begin anew. */
const mostSenders = 20_000;

interface Spent {
  points: number;
  /** When what was spent is forgotten, as `now` counts. */
  readonly until: number;
}

/**
 * What each sender may spend within a span that begins with their first request. No timer forgets it: one that is
 * set while a request is answered holds all that the request was made of until it goes off.
 *
 * @param points what may be spent
 * @param seconds the span
 */
export class Allowance {
  #spent = new LRUCache<string, Spent>({ max: mostSenders });

  readonly points: number;
  readonly seconds: number;

  constructor(points: number, seconds: number) {
    this.points = points;
    this.seconds = seconds;
  }

  /**
   * Spends for a sender, refused or not; the seconds to wait when that is more than there is, else 0. What is less
   * than nothing is given back.
   *
   * @param now milliseconds on any clock, always the same one
   */
  spend(sender: string, cost: number, now: number): number {
    const before = this.#spent.get(sender);
    const spent =
      before && before.until > now ? before : { points: 0, until: now + this.seconds * 1000 };
    spent.points = Math.max(0, spent.points + cost);
    if (spent !== before) this.#spent.set(sender, spent);
    return spent.points > this.points ? Math.max(1, Math.ceil((spent.until - now) / 1000)) : 0;
  }
}
