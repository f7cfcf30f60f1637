/*
 * Connection to Redis or Valkey. Nothing here fails or hangs: a command that the store does not answer in time gives
 * `undefined`, and the caller goes on with what its own process knows.
 */
import type { createClient } from '@redis/client';

type Client = ReturnType<typeof createClient>;

/** Milliseconds. */
const connectTimeout = 1000;
const answerTimeout = 250;
/** Pause after an unanswered command, so that a hanging store slows down a single request. */
const pauseAfterFault = 2000;

/** Name of a key in a store that other sites may use as well. */
export const keyOf = (kind: string, name: string) => `cyclades:${kind}:${name}`;

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export interface Store {
  /** Answer of a command; `undefined` while the store is away. */
  ask<T>(command: (client: Client) => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

/**
 * Opens the store in the background.
 *
 * @param url as in redis://host:6379
 * @param log takes a line when the store goes away and when it is back
 */
export function openStore(url: string, log: (line: string) => void): Store {
  let fault: string | undefined;
  const report = (now: string | undefined) => {
    if (Boolean(now) !== Boolean(fault)) {
      log(now ? `The shared store is away (${now})` : 'The shared store is back');
    }
    fault = now;
  };

  // Loaded only if a store is configured.
  const opened = import('@redis/client').then((redis): Client => {
    const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, pauseAfterFault);
    const client: Client = redis.createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout, reconnectStrategy },
    });
    client.on('error', (error) => report(error.code || error.message));
    client.on('ready', () => report(undefined));
    // Retries until the store is available; the listeners above report it.
    client.connect().catch(() => {});
    return client;
  });

  let pausedUntil = 0;
  return {
    async ask(command) {
      const client = await opened;
      if (!client.isReady || performance.now() < pausedUntil) return undefined;
      try {
        return await within(answerTimeout, command(client));
      } catch (error) {
        pausedUntil = performance.now() + pauseAfterFault;
        report(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    async close() {
      (await opened).destroy();
    },
  };
}
