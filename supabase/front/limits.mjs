import { Allowance } from '../../lib/http/allowance.ts';

const minute = 60;
const quarter = 15 * 60;
const hour = 60 * 60;

/**
 * How often one sender may ask within how many seconds, and how often all together within a minute. A page of ours
 * counts more tightly before it asks (lib/auth/access-limits): these are for who asks here directly. For all together
 * counts only what has passed a cheap check (`known.mjs`), and a minute is how long nobody waits for somebody who has
 * stopped.
 */
const limits = {
  signUp: { each: 30, all: 120, seconds: hour },
  /** Of one sender for all accounts: a hotel is one sender. A try costs this process a tenth of a second. */
  password: { each: 60, all: 240, seconds: quarter },
  refresh: { each: 600, all: 2400, seconds: quarter },
  mail: { each: 20, all: 60, seconds: hour },
  link: { each: 60, all: 240, seconds: quarter },
  change: { each: 60, all: 240, seconds: quarter },
  /** Who somebody is, and the end of a session. */
  session: { each: 3000, all: 30_000, seconds: 60 },
  open: { each: 3000, all: 30_000, seconds: 60 },
  /**
   * Tables and files: a third of what the built-in database answers on a small machine, and all of it. With a token of
   * ours they count apart, so that nobody without an account keeps those out who have one.
   */
  data: { each: 6000, all: 24_000, seconds: 60 },
  ownData: { each: 6000, all: 24_000, seconds: 60 },
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
    Object.entries(limits).map(([name, { all }]) => [name, new Allowance(all, minute)]),
  );
  #pair = new Allowance(pair.points, pair.seconds);
  #box = new Allowance(box.points, box.seconds);

  /**
   * Counts a request against its sender; the seconds to wait when it is one too many, else 0. What a sender asks
   * beyond that takes nothing from the others.
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
      0
    );
  }

  /**
   * Counts a request against what all senders share; the seconds until there is something again, else 0. What did not
   * pass its check takes nothing, and waits as others do, so that the answer does not tell the two apart.
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
