const shortPauseMs = 500;
const longPauseMs = 30_000;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a server, and again whenever it ends of itself. It is waited for the first time only, and what fails then is
 * the caller's. The pause before doubles for one that ends again at once.
 *
 * @param {() => Promise<import('node:child_process').ChildProcess>} start resolves when the server answers
 * @param {object} options
 * @param {(child: object) => Promise<void>} options.stop ends it
 * @param {() => boolean} options.isOver true when everything is about to end
 * @param {(what: string) => void} options.say
 */
export async function keepRunning(start, { stop, isOver, say, pauseMs: shortest = shortPauseMs }) {
  let isStopped = false;
  let pauseMs = shortest;
  let child;
  let since;

  const longer = () => {
    pauseMs = Math.min(pauseMs * 2, longPauseMs);
  };

  async function begin() {
    child = await start();
    since = Date.now();
    child.once('exit', again);
    // Stopped while it started.
    if (isStopped) await stop(child);
  }

  async function again(code, signal) {
    if (isStopped || isOver()) return;
    say(`stopped unexpectedly (${signal ?? `code ${code}`}): starting it again`);
    if (Date.now() - since > longPauseMs) pauseMs = shortest;
    for (;;) {
      await wait(pauseMs);
      if (isStopped || isOver()) return;
      longer();
      try {
        await begin();
        return say('is back');
      } catch (error) {
        say(`does not start: ${error.message}`);
      }
    }
  }

  await begin();
  return {
    stop: async () => {
      isStopped = true;
      await stop(child);
    },
  };
}
