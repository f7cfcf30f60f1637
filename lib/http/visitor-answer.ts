import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** Where `scripts/run/web-server.mjs` leaves the answer that is being made; `next dev` leaves none. */
const visitorKey = Symbol.for('cyclades-compass.visitor');

/** The answer that is being made for a page, with the request as it arrived. */
export function visitorAnswer(): ServerResponse | undefined {
  const { [visitorKey]: visitors } = globalThis as {
    [visitorKey]?: AsyncLocalStorage<ServerResponse>;
  };
  return visitors?.getStore();
}
