import { setTimeout as wait } from 'node:timers/promises';

/** Found within 10 s: at most one pause, then three questions in a row that nobody answers. */
const usual = { pauseMs: 2000, deadlineMs: 2000, misses: 3 };

/**
 * Asks a server again and again, and calls back once when it does not answer several times in a row although its
 * process is there. Any answer in time will do; three misses are six seconds, longer than the site itself waits for a
 * statement, so that a long one is not taken for a hang.
 *
 * @param {import('node:child_process').ChildProcess} child watched until it ends
 * @param {(signal: AbortSignal) => Promise<unknown>} ask
 * @param {() => void} onHang
 * @param {{ pauseMs: number, deadlineMs: number, misses: number }} [times]
 */
export function watchAnswers(child, ask, onHang, { pauseMs, deadlineMs, misses } = usual) {
  const ended = new AbortController();
  child.once('exit', () => ended.abort());

  async function watch() {
    for (let missed = 0; missed < misses; ) {
      if (missed === 0) await wait(pauseMs, undefined, { ref: false, signal: ended.signal });
      const limit = AbortSignal.any([ended.signal, AbortSignal.timeout(deadlineMs)]);
      // One that refuses connections at once has ended, or is about to.
      const isAnswered = await ask(limit).then(
        () => true,
        () => !limit.aborted,
      );
      if (ended.signal.aborted) return;
      missed = isAnswered ? 0 : missed + 1;
    }
    onHang();
  }
  watch().catch(() => {});
}
