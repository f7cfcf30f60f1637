import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { passingOn } from './changes.ts';
import { changes, log, store } from './index.ts';

const header = 'x-passed-on';
const interval = 1000;

interface Self {
  /** Address at which this instance takes changes, as the database calls it. */
  readonly revalidateUrl: string;
  readonly secretKey?: string | undefined;
}

/**
 * Follows what other instances changed. Next keeps whole pages in each instance and tells no handler of them, so the
 * instance calls its own route for changes, and its pages become stale as if it had heard of the change first.
 *
 * @returns `within`, in which each request is handled, and `stop`
 */
export function followChanges({ revalidateUrl, secretKey }: Self) {
  // Only this process can mark a change as known already.
  const token = randomBytes(16).toString('hex');
  changes.onOthers((tags) => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      [header]: token,
    };
    const init = { method: 'POST', headers, body: JSON.stringify({ tags }) };
    fetch(revalidateUrl, { ...init, signal: AbortSignal.timeout(10_000) })
      .then(async (response) => {
        if (!response.ok) log(`A change was not passed on: ${response.status}`);
        await response.arrayBuffer();
      })
      .catch((error) => log(`A change was not passed on: ${error.message}`));
  });
  const timer = setInterval(() => changes.read(), interval);
  return {
    within<T>(request: IncomingMessage, answer: () => T): T {
      const isOwn = request.headers[header] === token;
      delete request.headers[header];
      return isOwn ? passingOn.run(true, answer) : answer();
    },
    async stop() {
      clearInterval(timer);
      await store.close();
    },
  };
}
