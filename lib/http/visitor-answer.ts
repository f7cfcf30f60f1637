import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** Where `scripts/run/web-server.mjs` leaves the answer that is being made; `next dev` leaves none. */
const visitorKey = Symbol.for('cyclades-compass.visitor');
/** Where `scripts/run/answer-status.mjs` looks for it. */
const waitKey = Symbol.for('cyclades-compass.wait');

/** The answer that is being made for a page. */
export function visitorAnswer(): ServerResponse | undefined {
  const { [visitorKey]: visitors } = globalThis as {
    [visitorKey]?: AsyncLocalStorage<ServerResponse>;
  };
  return visitors?.getStore();
}

/** Says of the page that is being made that it answers "too many requests": its status and `Retry-After` follow. */
export function tellToWait(seconds: number): void {
  const answer = visitorAnswer();
  if (answer) Object.assign(answer, { [waitKey]: seconds });
}
