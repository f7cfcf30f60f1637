import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { keyOf } from './store.mjs';

/*
 * What changed, by tag: told to a stream in the shared store by the instance that hears of it, and read from there by
 * all others. Who was away reads on where they stopped; who starts reads it from the beginning.
 */

const stream = keyOf('changes', 'tags');
/** Older changes are forgotten: every page is made anew within minutes anyway. */
const kept = 10_000;
/** A request that reads the stream again within this time (milliseconds) would learn nothing. */
const leastPause = 200;

/** Milliseconds since 1970 on the clock that Next stamps entries with. */
export const now = () => performance.timeOrigin + performance.now();

/** Runs what tells Next of a change that was read from the stream, so that it is not told to the stream again. */
export const passingOn = new AsyncLocalStorage();

export class Changes {
  /** When each tag became stale, and when it expires: milliseconds since 1970. */
  #times = new Map();
  #store;
  #self = randomUUID();
  #last = '0-0';
  #reading;
  #readAt = Number.NEGATIVE_INFINITY;
  #heard = new Set();

  constructor(store) {
    this.#store = store;
  }

  #mark({ tags, times }) {
    for (const tag of tags) this.#times.set(tag, { ...this.#times.get(tag), ...times });
  }

  /** Calls back with the tags that other instances changed, as they are read. */
  onOthers(hear) {
    this.#heard.add(hear);
  }

  /** A change that this instance made. @param expire seconds in which old copies may be served; none without it */
  async tell(tags, expire) {
    if (passingOn.getStore()) return;
    const at = now();
    const times =
      expire === undefined ? { expired: at } : { stale: at, expired: at + expire * 1000 };
    this.#mark({ tags, times });
    const change = JSON.stringify({ from: this.#self, tags, times });
    const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: kept } };
    await this.#store.ask((client) => client.xAdd(stream, '*', { change }, trim));
  }

  /** Reads what others told since the last time. */
  async read() {
    if (now() - this.#readAt >= leastPause) {
      this.#reading ??= this.#readOn().finally(() => {
        this.#readAt = now();
        this.#reading = undefined;
      });
    }
    await this.#reading;
  }

  async #readOn() {
    const entries = await this.#store.ask((client) => client.xRange(stream, `(${this.#last}`, '+'));
    const tags = new Set();
    for (const { id, message } of entries ?? []) {
      this.#last = id;
      const change = JSON.parse(message.change);
      if (change.from === this.#self) continue;
      this.#mark(change);
      for (const tag of change.tags) tags.add(tag);
    }
    if (tags.size > 0) for (const hear of this.#heard) hear([...tags]);
  }

  /** When the last of these tags expired, or 0. */
  expired(tags) {
    const past = tags.map((tag) => this.#times.get(tag)?.expired ?? 0).filter((at) => at <= now());
    return Math.max(0, ...past);
  }

  /** How an entry stands that was made at a time: `fresh`, `stale` (may be served once more) or `gone`. */
  state(tags, madeAt) {
    let state = 'fresh';
    for (const tag of tags) {
      const { stale = 0, expired = 0 } = this.#times.get(tag) ?? {};
      if (expired > madeAt && expired <= now()) return 'gone';
      if (stale > madeAt) state = 'stale';
    }
    return state;
  }
}
