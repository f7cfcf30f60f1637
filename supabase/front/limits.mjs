import { Allowance } from '../../lib/http/allowance.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/**
 * How often one sender may ask, within how many seconds, and how often all together. A page of ours counts more
 * tightly before it asks (lib/auth/access-limits): these are for who asks here directly.
 */
const limits = {
  signUp: { each: 30, all: 3000, seconds: hour },
  /** Of one sender for all accounts: a hotel is one sender. A try costs this process a tenth of a second. */
  password: { each: 60, all: 3000, seconds: quarter },
  refresh: { each: 600, all: 30_000, seconds: quarter },
  mail: { each: 20, all: 600, seconds: hour },
  link: { each: 60, all: 3000, seconds: quarter },
  change: { each: 60, all: 3000, seconds: quarter },
  other: { each: 3000, all: 60_000, seconds: 60 },
  /** Tables and files: a third of what the built-in database answers on a small machine, and all of it. */
  data: { each: 6000, all: 24_000, seconds: 60 },
};

/** @typedef {keyof typeof limits} Limit */

/** Tries of one sender on one account. Never the account alone: a stranger would keep its owner out. */
const pair = { points: 20, seconds: quarter };
/** Mails to one address, whoever asks: they would fill somebody's box. */
const box = { points: 10, seconds: hour };

/** What was asked, counted in the memory of this process. */
export class Limits {
  #each = new Map(
    Object.entries(limits).map(([name, { each, seconds }]) => [name, new Allowance(each, seconds)]),
  );
  #all = new Map(
    Object.entries(limits).map(([name, { all, seconds }]) => [name, new Allowance(all, seconds)]),
  );
  #pair = new Allowance(pair.points, pair.seconds);
  #box = new Allowance(box.points, box.seconds);

  /**
   * Counts a request; the seconds to wait when it is one too many, else 0. What a sender asks beyond their own limit
   * takes nothing from the others.
   *
   * @param {Limit} limit
   * @param {string | undefined} sender our own server's own requests are not counted
   * @param {string} account the address it is about, in lower case, if any
   * @param {number} now milliseconds
   */
  take(limit, sender, account, now) {
    if (sender === undefined) return 0;
    return (
      this.#each.get(limit)?.spend(sender, 1, now) ||
      (limit === 'password' && this.#pair.spend(`${sender} ${account}`, 1, now)) ||
      (limit === 'mail' && account && this.#box.spend(account, 1, now)) ||
      this.#all.get(limit)?.spend('all', 1, now) ||
      0
    );
  }
}
