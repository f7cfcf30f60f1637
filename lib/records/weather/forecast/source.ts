/** Values of a service, and how it is doing. */
export interface Known<Values> {
  readonly values?: Values;
  /** Time of the values, milliseconds since 1970. */
  readonly at?: number;
  /** Reason why the last request failed; absent after a success. */
  readonly fault?: string;
}

interface SourceOptions<Values> {
  /** Throws an Error whose message is the reason, when the response is not plausible. */
  readonly ask: () => Promise<Values>;
  /** Time for which values are fresh, milliseconds. */
  readonly freshMs: number;
  /** Pause after a first failure, milliseconds; doubled after each further one, up to `freshMs`. */
  readonly retryMs: number;
  /** Age beyond which even the last valid values are no longer shown. */
  readonly keepMs: number;
  readonly tell?: (known: Known<Values>, before: Known<Values>) => void;
  readonly now?: () => number;
}

/** Marks values of an earlier process, until the service has responded to this one. */
export const notRequestedYet = 'not asked yet';

/**
 * Keeps the last good values of a service that may be slow, wrong or unavailable. Reads return the known values at
 * once; outdated ones are refreshed in the background, by one request for all readers. A failure leaves the last values
 * as they are.
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
    /** Takes the values of an earlier process, unless this one has its own. */
    restore(values: Values, at: number) {
      if (known.at !== undefined) return;
      known = { ...known, values, at };
      if (known.fault === undefined && !isFresh()) known = { ...known, fault: notRequestedYet };
    },
    /** Returns the known values without waiting. */
    known() {
      void refresh();
      return read();
    },
    /** The same, but before the first response of the service it waits for one, at most this long. */
    async knownWithin(ms: number) {
      const under = refresh();
      const hasNothing = read().values === undefined || known.fault === notRequestedYet;
      if (under && hasNothing) await Promise.race([under, pause(ms)]);
      return read();
    },
  };
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
