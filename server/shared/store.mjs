/*
 * The connection to Redis or Valkey. Nothing here fails or hangs: what the store does not answer in time is
 * `undefined`, and the caller goes on with what its own process knows.
 */

const connectMs = 1000;
const answerMs = 250;
/** After a command went unanswered nobody waits for the store this long, so that a hung one slows one request. */
const restMs = 2000;

/** Keys of this site in a store that others may use as well. */
export const keyOf = (kind, name) => `cyclades:${kind}:${name}`;

function within(ms, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function connect(url, tell) {
  // Not loaded where no store is set.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, restMs),
    },
  });
  client.on('error', (error) => tell(error.code || error.message));
  client.on('ready', () => tell(undefined));
  // Tries until it is there; the listeners above tell.
  client.connect().catch(() => {});
  return client;
}

/**
 * Opens the store in the background.
 *
 * @param {string} url as in redis://host:6379
 * @param {(line: string) => void} log told when the store goes away and comes back
 */
export function openStore(url, log = (line) => console.warn(line)) {
  let fault;
  const tell = (now) => {
    if (Boolean(now) !== Boolean(fault)) {
      log(now ? `The shared store is away (${now})` : 'The shared store is back');
    }
    fault = now;
  };
  const connecting = connect(url, tell);
  let client;
  const opened = connecting.then(
    (made) => {
      client = made;
    },
    (error) => tell(error.message),
  );
  let restUntil = 0;
  return {
    /**
     * What the client gives for a command; `undefined` while the store is away.
     *
     * @template Answer
     * @param {(client: ReturnType<typeof import('@redis/client').createClient>) => Promise<Answer>} command
     * @returns {Promise<Answer | undefined>}
     */
    async ask(command) {
      if (!client) await opened;
      if (!client?.isReady || performance.now() < restUntil) return undefined;
      try {
        return await within(answerMs, command(client));
      } catch (error) {
        restUntil = performance.now() + restMs;
        tell(error.message);
        return undefined;
      }
    },
    async close() {
      await opened;
      client?.destroy();
    },
  };
}
