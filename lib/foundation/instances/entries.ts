import { LRUCache } from 'lru-cache';
import { type Changes, now } from './changes.ts';
import { keyOf, type Store } from './store.ts';

/** Bytes of entries that each process caches, the same as in Next's own handler. */
const memorySize = 50 * 1024 * 1024;
/** Seconds the store keeps an entry at most: it is made in milliseconds, and the store's memory is small. */
const longest = 86_400;

/** Next's CacheEntry (docs: cacheHandlers), with times in seconds and the timestamp in milliseconds since 1970. */
interface EntryOf<Value> {
  readonly value: Value;
  readonly tags: string[];
  readonly timestamp: number;
  readonly stale: number;
  readonly expire: number;
  readonly revalidate: number;
}
type Entry = EntryOf<ReadableStream<Uint8Array>>;
type WholeEntry = EntryOf<Buffer>;

const streamOf = (bytes: Buffer) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });

const packed = ({ value, ...entry }: WholeEntry) =>
  JSON.stringify({ ...entry, value: value.toString('base64') });

/** JSON has no Infinity: a time that is null has no end. */
function unpacked(text: string): WholeEntry {
  const entry = JSON.parse(text) as EntryOf<string>;
  const endless = Number.POSITIVE_INFINITY;
  return {
    ...entry,
    stale: entry.stale ?? endless,
    expire: entry.expire ?? endless,
    revalidate: entry.revalidate ?? endless,
    value: Buffer.from(entry.value, 'base64'),
  };
}

/**
 * Next's handler for 'use cache': the memory of the process first, then the store that all instances share. Without
 * the store it behaves as Next's own handler.
 */
export function sharedEntries(store: Store, changes: Changes) {
  const memory = new LRUCache<string, WholeEntry>({
    maxSize: memorySize,
    sizeCalculation: (entry, key) => entry.value.byteLength + key.length + 1,
  });
  const pending = new Map<string, Promise<void>>();

  /** As in Next's handler, an entry older than `revalidate` is regenerated before it is served. */
  const stateOf = (entry: WholeEntry | undefined) => {
    if (!entry || now() > entry.timestamp + entry.revalidate * 1000) return 'gone';
    return changes.state(entry.tags, entry.timestamp);
  };

  /** Entry of this process, unless another instance has made a newer one. */
  async function find(key: string) {
    const own = memory.get(key);
    if (stateOf(own) === 'fresh') return own;
    const text = await store.ask((client) => client.get(keyOf('entries', key)));
    const theirs = text ? unpacked(text) : undefined;
    if (!theirs || (own && own.timestamp >= theirs.timestamp)) return own;
    memory.set(key, theirs);
    return theirs;
  }

  return {
    async get(key: string): Promise<Entry | undefined> {
      await pending.get(key);
      const entry = await find(key);
      const state = stateOf(entry);
      if (!entry || state === 'gone') return undefined;
      const revalidate = state === 'stale' ? -1 : entry.revalidate;
      return { ...entry, revalidate, value: streamOf(entry.value) };
    },

    async set(key: string, made: Promise<Entry>): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      pending.set(key, promise);
      try {
        const entry = await made;
        if (entry.expire === 0) return;
        const value = Buffer.from(await new Response(entry.value).arrayBuffer());
        const whole = { ...entry, value };
        memory.set(key, whole);
        // The process has the entry already, so nothing waits for the store.
        resolve();
        const seconds = Math.max(1, Math.min(longest, Math.ceil(entry.revalidate)));
        const expiration = { type: 'EX', value: seconds } as const;
        await store.ask((client) =>
          client.set(keyOf('entries', key), packed(whole), { expiration }),
        );
      } catch {
        // A rendering that failed gives no entry; Next reports it where it is shown.
      } finally {
        resolve();
        if (pending.get(key) === promise) pending.delete(key);
      }
    },

    refreshTags: () => changes.read(),
    getExpiration: async (tags: string[]) => changes.expired(tags),
    updateTags: (tags: string[], durations?: { expire?: number }) =>
      changes.publish(tags, durations && (durations.expire ?? Number.POSITIVE_INFINITY)),
  };
}
