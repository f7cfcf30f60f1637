import { randomBytes } from 'node:crypto';
import { passingOn } from './changes.mjs';
import { changes, store } from './index.mjs';

const header = 'x-passed-on';
const everyMs = 1000;

/**
 * Follows what other instances changed. Next keeps whole pages in each instance and tells no handler which: so the
 * instance tells itself of a change by the address by which the database does, and its pages go stale as if it had
 * heard of the change first.
 *
 * @param {{ url: string, secretKey?: string }} self
 * @returns what a request is answered within, and what ends the following
 */
export function followChanges({ url, secretKey }) {
  // Only this process can say of a change that it is known already.
  const token = randomBytes(16).toString('hex');
  changes.onOthers((tags) => {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      [header]: token,
    };
    const init = { method: 'POST', headers, body: JSON.stringify({ tags }) };
    fetch(new URL('/api/revalidate', url), { ...init, signal: AbortSignal.timeout(10_000) })
      .then(async (response) => {
        if (!response.ok) console.warn(`A change was not passed on: ${response.status}`);
        await response.arrayBuffer();
      })
      .catch((error) => console.warn(`A change was not passed on: ${error.message}`));
  });
  const timer = setInterval(() => changes.read(), everyMs);
  return {
    within(request, answer) {
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
