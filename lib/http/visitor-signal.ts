import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** Where `scripts/run/web-server.mjs` leaves the answer that is being made; `next dev` leaves none. */
const key = Symbol.for('cyclades-compass.visitor');

/**
 * Aborted when whoever asked for the page that is being made has gone before it was sent. A page sees nothing of
 * the connection, and rendering does not end with it; a route has the same in its request.
 */
export function visitorSignal(): AbortSignal | undefined {
  const { [key]: visitors } = globalThis as { [key]?: AsyncLocalStorage<ServerResponse> };
  const response = visitors?.getStore();
  if (!response) return undefined;
  const gone = new AbortController();
  const close = () => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.closed) close();
  else response.once('close', close);
  return gone.signal;
}
