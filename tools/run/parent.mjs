/** Calls back when a process is no longer the parent of this one: it has ended. */
function whenGone(parent, callback) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 400);
  watch.unref();
}

/**
 * Calls back when the npm that started this process is gone. npm passes a signal to its shell, and many a
 * shell ends without passing it on: without this, ending npm would leave the servers behind.
 */
export function whenAbandoned(callback) {
  if (process.env.npm_lifecycle_event) whenGone(process.ppid, callback);
}

/**
 * Ends this process when the one that launched it was killed without a chance to end it: it would keep its port and
 * its data from the next start.
 */
export function endWithLauncher() {
  const launcher = Number(process.env.LAUNCHED_BY);
  if (launcher) whenGone(launcher, () => process.exit(1));
}
