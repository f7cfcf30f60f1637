import { setTimeout as wait } from 'node:timers/promises';

/** Detects a hang within 10 s: at most one pause, then three unanswered requests in a row. */
const usual = { pauseMs: 2000, deadlineMs: 2000, misses: 3 };

/**
 * Polls a server and calls back once when it misses several requests in a row although its process
 * is running. Any answer in time counts. Three misses take six seconds, longer than the site waits
 * for a statement, so a slow statement is not mistaken for a hang.
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
      // A server that refuses connections at once has exited or is about to.
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
