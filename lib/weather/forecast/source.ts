/** Values of a service, and how it is doing. */
export interface Known<Values> {
  readonly values?: Values;
  /** When they came, milliseconds since 1970. */
  readonly at?: number;
  /** Why the last question brought nothing; absent where it did. */
  readonly fault?: string;
}

interface SourceOptions<Values> {
  /** Throws an Error whose message is the reason, where nothing can be believed. */
  readonly ask: () => Promise<Values>;
  /** How long values are fresh, milliseconds. */
  readonly freshMs: number;
  /** How long after a failure nobody asks again. */
  readonly retryMs: number;
  /** Beyond this age even the last good values are not shown any more. */
  readonly keepMs: number;
  readonly tell?: (known: Known<Values>, before: Known<Values>) => void;
  readonly now?: () => number;
}

/**
 * The last good values of a service that may be slow, wrong or away. Whoever reads gets at once what is known; what is
 * not fresh any more is asked for anew meanwhile, once for all who read. A failure leaves the last values as they are.
 */
export function lastGood<Values>(options: SourceOptions<Values>) {
  const { ask, freshMs, retryMs, keepMs, tell, now = Date.now } = options;
  let known: Known<Values> = {};
  let asking: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function renew() {
    const before = known;
    try {
      known = { values: await ask(), at: now() };
    } catch (error) {
      failedAt = now();
      known = { ...before, fault: error instanceof Error ? error.message : 'failed' };
    }
    tell?.(known, before);
  }

  /** Asks where it is time to, and says when that has ended. */
  function refresh(): Promise<void> | undefined {
    const isFresh = known.at !== undefined && now() - known.at < freshMs;
    if (!asking && !isFresh && now() - failedAt >= retryMs) {
      asking = renew().finally(() => {
        asking = undefined;
      });
    }
    return asking;
  }

  function read(): Known<Values> {
    const isTooOld = known.at !== undefined && now() - known.at >= keepMs;
    return isTooOld ? { ...(known.fault === undefined ? {} : { fault: known.fault }) } : known;
  }

  return {
    refresh,
    /** What is known, without waiting for anything. */
    known() {
      void refresh();
      return read();
    },
    /** The same, but where nothing is known it waits for the first answer, for so long at most. */
    async knownWithin(ms: number) {
      const under = refresh();
      if (under && read().values === undefined) await Promise.race([under, pause(ms)]);
      return read();
    },
  };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
