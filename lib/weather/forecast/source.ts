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
  /** How long after a first failure nobody asks again; after each further one twice as long, as long as values are fresh at most. */
  readonly retryMs: number;
  /** Beyond this age even the last good values are not shown any more. */
  readonly keepMs: number;
  readonly tell?: (known: Known<Values>, before: Known<Values>) => void;
  readonly now?: () => number;
}

/** Of values of an earlier process, until the service has said something to this one. */
export const notAskedYet = 'not asked yet';

/**
 * The last good values of a service that may be slow, wrong or away. Whoever reads gets at once what is known; what is
 * not fresh any more is asked for anew meanwhile, once for all who read. A failure leaves the last values as they are.
 */
export function lastGood<Values>(options: SourceOptions<Values>) {
  const { ask, freshMs, retryMs, keepMs, tell, now = Date.now } = options;
  let known: Known<Values> = {};
  let asking: Promise<void> | undefined;
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function renew() {
    const before = known;
    try {
      known = { values: await ask(), at: now() };
      failures = 0;
    } catch (error) {
      failures += 1;
      failedAt = now();
      // Not those of before the question: values of an earlier process may have come meanwhile.
      known = { ...known, fault: error instanceof Error ? error.message : 'failed' };
    }
    tell?.(known, before);
  }

  const isFresh = () => known.at !== undefined && now() - known.at < freshMs;

  /** A limit that is reached is not reached less by asking every minute. */
  const pauseMs = () => Math.min(retryMs * 2 ** Math.max(0, failures - 1), freshMs);

  /** Asks where it is time to, and says when that has ended. */
  function refresh(): Promise<void> | undefined {
    if (!asking && !isFresh() && now() - failedAt >= pauseMs()) {
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
    /** Takes what an earlier process knew, where this one knows nothing yet. */
    restore(values: Values, at: number) {
      if (known.at !== undefined) return;
      known = { ...known, values, at };
      if (known.fault === undefined && !isFresh()) known = { ...known, fault: notAskedYet };
    },
    /** What is known, without waiting for anything. */
    known() {
      void refresh();
      return read();
    },
    /** The same, but where the service has said nothing yet it waits for the first answer, for so long at most. */
    async knownWithin(ms: number) {
      const under = refresh();
      const hasNothing = read().values === undefined || known.fault === notAskedYet;
      if (under && hasNothing) await Promise.race([under, pause(ms)]);
      return read();
    },
  };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
