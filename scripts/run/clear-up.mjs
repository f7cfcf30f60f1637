import v8 from 'node:v8';
import vm from 'node:vm';

/** Clears up the memory of this thread at once, which takes some tenths of a second of a server that was busy. */
export function collectGarbage() {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
}

/** After fewer there is little to clear up. */
const leastRequests = 500;
/** So long nobody has asked for anything, milliseconds. */
const idleMs = 10_000;

/**
 * Gives back what requests have left behind, once nobody waits for an answer. Node clears up when it needs room; after
 * many requests it kept a quarter more than it used for as long as nobody came.
 *
 * @param {import('node:events').EventEmitter} server tells `request`
 * @param {() => void} [collect]
 */
export function clearUpWhenIdle(server, collect = collectGarbage) {
  let requests = 0;
  const idle = setTimeout(() => {
    if (requests < leastRequests) return;
    requests = 0;
    collect();
  }, idleMs).unref();
  server.on('request', () => {
    requests += 1;
    idle.refresh();
  });
}
