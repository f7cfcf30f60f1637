import { Stop } from '../tools/run/stop.mjs';

const shortPauseMs = 500;
const longPauseMs = 30_000;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Period in which deaths are counted. */
const countedMs = 60_000;

/**
 * Starts a server and restarts it whenever it exits by itself. Only the first start is awaited, and
 * its error is the caller's. The pause before a restart doubles for a server that exits again at
 * once.
 *
 * @param {() => Promise<import('node:child_process').ChildProcess>} start
 *   resolves when the server answers
 * @param {object} options
 * @param {string} options.name first words of every message
 * @param {(child: object) => Promise<void>} options.stop stops a child
 * @param {() => boolean} options.isOver true when everything is shutting down
 * @param {(what: string) => void} options.say
 * @param {number} [options.deaths] deaths or failed starts within a minute after which it
 *   gives up
 * @returns the current child, the function that stops it, and a promise that rejects when it gives
 *   up
 */
export async function keepRunning(
  start,
  { name, stop, isOver, say, deaths = Number.POSITIVE_INFINITY, pauseMs: shortest = shortPauseMs },
) {
  let isStopped = false;
  let pauseMs = shortest;
  let child;
  let since;
  let ends = [];
  const givenUp = Promise.withResolvers();
  // Prevents an unhandled rejection when nobody awaits `ended`.
  givenUp.promise.catch(() => {});

  async function begin() {
    child = await start();
    since = Date.now();
    child.once('exit', again);
    // It was stopped while it started.
    if (isStopped) await stop(child);
  }

  /** Counts a death; true if it was one too many. */
  function isLeftAlone(how) {
    const now = Date.now();
    ends = [...ends.filter((at) => now - at < countedMs), now];
    if (ends.length < deaths) return false;
    const often = deaths > 1 ? ` It ended ${deaths} times within a minute and is left alone.` : '';
    givenUp.reject(new Stop(`${name} ${how}.${often}`));
    return true;
  }

  async function again(code, signal) {
    if (isStopped || isOver()) return;
    const how = `stopped unexpectedly (${signal ?? `code ${code}`})`;
    if (isLeftAlone(how)) return;
    say(`${name} ${how}: starting it again`);
    if (Date.now() - since > longPauseMs) pauseMs = shortest;
    for (;;) {
      await wait(pauseMs);
      if (isStopped || isOver()) return;
      pauseMs = Math.min(pauseMs * 2, longPauseMs);
      try {
        await begin();
        return say(`${name} is back`);
      } catch (error) {
        say(`${name} does not start: ${error.message}`);
        if (isLeftAlone('does not start')) return;
      }
    }
  }

  await begin();
  return {
    get child() {
      return child;
    },
    ended: givenUp.promise,
    stop: async () => {
      isStopped = true;
      await stop(child);
    },
  };
}
