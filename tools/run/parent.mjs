/** Calls back when a process is no longer the parent of this one because it has exited. */
function whenGone(parent, callback) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 400);
  watch.unref();
}

/**
 * Calls back when the npm that started this process is gone. npm sends signals to its shell, and
 * many shells exit without passing them on: without this, stopping npm would leave the servers
 * running.
 */
export function whenAbandoned(callback) {
  if (process.env.npm_lifecycle_event) whenGone(process.ppid, callback);
}

/**
 * Exits when the launching process was killed without a chance to stop this one, which would keep
 * its port and its data locked for the next start.
 */
export function endWithLauncher() {
  const launcher = Number(process.env.LAUNCHED_BY);
  if (launcher) whenGone(launcher, () => process.exit(1));
}
