import { Allowance } from '../../lib/foundation/http/allowance.ts';

const minute = 60;
const quarter = 15 * 60;
const hour = 60 * 60;

/**
 * Rate limits: requests of one sender within a number of seconds, and of all senders within a
 * minute. Pages of the site have tighter limits (lib/platform/auth/access-limits); these apply to direct
 * requests. The limit of all senders only counts requests that passed a cheap check (`known.mjs`),
 * and its window is a minute so that an attack that has stopped soon blocks nobody.
 */
const limits = {
  signUp: { each: 30, all: 120, seconds: hour },
  /**
   * Per sender across all accounts: a whole hotel is one sender. A password check costs this
   * process a tenth of a second.
   */
  password: { each: 60, all: 240, seconds: quarter },
  refresh: { each: 600, all: 2400, seconds: quarter },
  mail: { each: 20, all: 60, seconds: hour },
  link: { each: 60, all: 240, seconds: quarter },
  change: { each: 60, all: 240, seconds: quarter },
  /** Reading the signed-in user, and signing out. */
  session: { each: 3000, all: 30_000, seconds: 60 },
  open: { each: 3000, all: 30_000, seconds: 60 },
  /**
   * Tables and files: for one sender a quarter of what all may send, which is what the built-in
   * database can serve on a small machine. Requests with one of our tokens are counted separately,
   * so that visitors without an account cannot lock out those with one.
   */
  data: { each: 6000, all: 24_000, seconds: 60 },
  ownData: { each: 6000, all: 24_000, seconds: 60 },
};

/** @typedef {keyof typeof limits} Limit */

/**
 * Password attempts of one sender on one account. Never limited by account alone, or a stranger
 * could lock its owner out.
 */
const pair = { points: 20, seconds: quarter };
/** Mails to one address from all senders, so that nobody can flood an inbox. */
const box = { points: 10, seconds: hour };

/** Request counters, in the memory of this process. */
export class Limits {
  #each = new Map(
    Object.entries(limits).map(([name, { each, seconds }]) => [name, new Allowance(each, seconds)]),
  );
  #all = new Map(
    Object.entries(limits).map(([name, { all }]) => [name, new Allowance(all, minute)]),
  );
  #pair = new Allowance(pair.points, pair.seconds);
  #box = new Allowance(box.points, box.seconds);

  /**
   * Counts a request against its sender. Returns the seconds to wait if it is over the limit,
   * otherwise 0. Requests over the limit do not count against the other limits.
   *
   * @param {Limit} limit
   * @param {string | undefined} sender undefined for requests of our own server, which do not count
   * @param {string} account address in the request in lower case, or ''
   * @param {number} now milliseconds
   */
  take(limit, sender, account, now) {
    if (sender === undefined) return 0;
    return (
      this.#each.get(limit)?.spend(sender, 1, now) ||
      (limit === 'password' && this.#pair.spend(`${sender} ${account}`, 1, now)) ||
      (limit === 'mail' && account && this.#box.spend(account, 1, now)) ||
      0
    );
  }

  /**
   * Counts a request against the limit of all senders. Returns the seconds until there is room
   * again, otherwise 0. A request that failed its check uses up nothing but waits as well, so that
   * the response does not reveal the difference.
   *
   * @param {Limit} limit
   * @param {string | undefined} sender
   * @param {boolean} hasPassed
   * @param {number} now milliseconds
   */
  takeShared(limit, sender, hasPassed, now) {
    if (sender === undefined) return 0;
    return this.#all.get(limit)?.spend('all', hasPassed ? 1 : 0, now) ?? 0;
  }
}
