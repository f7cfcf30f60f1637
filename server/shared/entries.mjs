import { LRUCache } from 'lru-cache';
import { now } from './changes.mjs';
import { keyOf } from './store.mjs';

/** Bytes of entries that each process keeps for itself, as many as Next's own handler. */
const memorySize = 50 * 1024 * 1024;
/** Seconds the store keeps an entry at most: it is made in milliseconds, and the store's memory is small. */
const longest = 86_400;

const streamOf = (bytes) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });

const packed = ({ value, ...entry }) =>
  JSON.stringify({ ...entry, value: value.toString('base64') });

/** JSON has no Infinity: a time that is null has no end. */
function unpacked(text) {
  const { value, expire, revalidate, stale, ...entry } = JSON.parse(text);
  const times = { expire, revalidate, stale };
  for (const name of Object.keys(times)) times[name] ??= Number.POSITIVE_INFINITY;
  return { ...entry, ...times, value: Buffer.from(value, 'base64') };
}

/**
 * Next's handler for 'use cache': the memory of the process first, then the store that all instances share. Without
 * the store it is what Next's own handler is.
 *
 * @returns {import('next/cache').CacheHandler}
 */
export function sharedEntries(store, changes) {
  const memory = new LRUCache({
    maxSize: memorySize,
    sizeCalculation: (entry, key) => entry.value.byteLength + key.length + 1,
  });
  const pending = new Map();

  /** As Next's handler: what is older than `revalidate` is made anew rather than served. */
  const stateOf = (entry) => {
    if (!entry || now() > entry.timestamp + entry.revalidate * 1000) return 'gone';
    return changes.state(entry.tags, entry.timestamp);
  };

  /** The entry of the process, unless another instance may have made a newer one. */
  async function find(key) {
    const own = memory.get(key);
    if (stateOf(own) === 'fresh') return own;
    const text = await store.ask((client) => client.get(keyOf('entries', key)));
    const theirs = text ? unpacked(text) : undefined;
    if (!theirs || (own && own.timestamp >= theirs.timestamp)) return own;
    memory.set(key, theirs);
    return theirs;
  }

  return {
    async get(key) {
      await pending.get(key);
      const entry = await find(key);
      const state = stateOf(entry);
      if (state === 'gone') return undefined;
      const revalidate = state === 'stale' ? -1 : entry.revalidate;
      return { ...entry, revalidate, value: streamOf(entry.value) };
    },

    async set(key, made) {
      const { promise, resolve } = Promise.withResolvers();
      pending.set(key, promise);
      try {
        const entry = await made;
        if (entry.expire === 0) return;
        const value = Buffer.from(await new Response(entry.value).arrayBuffer());
        const whole = { ...entry, value };
        memory.set(key, whole);
        const seconds = Math.max(1, Math.min(longest, Math.ceil(entry.revalidate)));
        // Not awaited by whoever waits for the entry: the process has it.
        resolve();
        await store.ask((client) =>
          client.set(keyOf('entries', key), packed(whole), {
            expiration: { type: 'EX', value: seconds },
          }),
        );
      } catch {
        // A rendering that failed is no entry; Next tells of it where it is shown.
      } finally {
        resolve();
        if (pending.get(key) === promise) pending.delete(key);
      }
    },

    refreshTags: () => changes.read(),
    getExpiration: async (tags) => changes.expired(tags),
    updateTags: (tags, durations) =>
      changes.tell(tags, durations && (durations.expire ?? Number.POSITIVE_INFINITY)),
  };
}
