import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { keyOf, type Store } from './store.ts';

/*
 * Tags of records that changed. The instance that receives a change appends it to a stream in the
 * shared store, and all others read it there. An instance that was disconnected continues where it
 * stopped; a new one reads from the beginning.
 */

const stream = keyOf('changes', 'tags');
/** Older changes are dropped, because every page is regenerated within minutes anyway. */
const keptChanges = 10_000;
/** Milliseconds between two readings of the stream. */
const leastPause = 200;

/** Milliseconds since 1970 on the clock that Next stamps entries with. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * True while a change of another instance is passed to Next.js; it must not be appended to the
 * stream again.
 */
export const passingOn = new AsyncLocalStorage<true>();

/** Milliseconds since 1970. */
interface Times {
  readonly stale?: number;
  readonly expired?: number;
}

interface Change {
  readonly from: string;
  readonly tags: readonly string[];
  readonly times: Times;
}

export class Changes {
  #times = new Map<string, Times>();
  #store: Store;
  #self = randomUUID();
  #last = '0-0';
  #reading: Promise<void> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #listeners = new Set<(tags: string[]) => void>();

  constructor(store: Store) {
    this.#store = store;
  }

  #mark({ tags, times }: Pick<Change, 'tags' | 'times'>) {
    for (const tag of tags) this.#times.set(tag, { ...this.#times.get(tag), ...times });
  }

  /** Calls back with tags that other instances changed, when they are read. */
  onOthers(listener: (tags: string[]) => void): void {
    this.#listeners.add(listener);
  }

  /** Publishes a change of this instance. @param expire seconds in which old entries may be served; none without it */
  async publish(tags: readonly string[], expire?: number): Promise<void> {
    if (passingOn.getStore()) return;
    const at = now();
    const times =
      expire === undefined ? { expired: at } : { stale: at, expired: at + expire * 1000 };
    this.#mark({ tags, times });
    const change = JSON.stringify({ from: this.#self, tags, times } satisfies Change);
    const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: keptChanges } as const;
    await this.#store.ask((client) => client.xAdd(stream, '*', { change }, { TRIM }));
  }

  /** Reads what other instances published since the last reading. */
  async read(): Promise<void> {
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
    const changed = new Set<string>();
    for (const { id, message } of entries ?? []) {
      this.#last = id;
      // Written by publish() of an instance of this site.
      const change = JSON.parse(message.change ?? '') as Change;
      if (change.from === this.#self) continue;
      this.#mark(change);
      for (const tag of change.tags) changed.add(tag);
    }
    if (changed.size > 0) for (const listener of this.#listeners) listener([...changed]);
  }

  /** Time at which the last of these tags expired, or 0. */
  expired(tags: readonly string[]): number {
    const past = tags.map((tag) => this.#times.get(tag)?.expired ?? 0).filter((at) => at <= now());
    return Math.max(0, ...past);
  }

  /**
   * State of an entry created at a given time: `stale` may be served once more while it is
   * regenerated.
   */
  state(tags: readonly string[], madeAt: number): 'fresh' | 'stale' | 'gone' {
    let state: 'fresh' | 'stale' = 'fresh';
    for (const tag of tags) {
      const { stale = 0, expired = 0 } = this.#times.get(tag) ?? {};
      if (expired > madeAt && expired <= now()) return 'gone';
      if (stale > madeAt) state = 'stale';
    }
    return state;
  }
}
