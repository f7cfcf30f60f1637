/**
 * Runs any number of tasks concurrently, or one exclusively: `alone` waits for the tasks that
 * started before it and holds back those that come after it.
 */
export function turns() {
  const running = new Set();
  let gate = Promise.resolve();

  /** @template T @param {() => Promise<T>} task */
  async function beside(task) {
    await gate;
    const run = task();
    running.add(run);
    return run.finally(() => running.delete(run));
  }

  /** @template T @param {() => Promise<T>} task */
  async function alone(task) {
    const before = gate;
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    try {
      await before;
      await Promise.allSettled(running);
      return await task();
    } finally {
      open();
    }
  }

  return { beside, alone };
}
