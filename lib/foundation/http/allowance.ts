import { LRUCache } from 'lru-cache';

/** Number of senders remembered. Beyond it, the sender idle for longest starts with a full allowance again. */
const mostSenders = 20_000;

interface Spent {
  points: number;
  /** End of the current window, on the clock of `now`. */
  readonly until: number;
}

/**
 * Rate limit per sender in a window that begins with the sender's first request. Uses no timer: a timer set while a
 * request is answered would keep everything that belongs to the request in memory until it fires.
 *
 * @param points allowance per window
 * @param seconds length of the window
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
   * Spends `cost` for a sender, even when the request is refused. Returns the seconds to wait when the allowance is
   * exceeded, else 0. A negative cost gives points back.
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
