/**
 * Calls back when the npm that started this process is gone. npm passes a signal to its shell, and many a
 * shell ends without passing it on: without this, ending npm would leave the servers behind.
 */
export function whenAbandoned(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 400);
  watch.unref();
}
