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
 * Follows changes of other instances. Next caches whole pages in each instance without involving
 * the handler, so the instance calls its own route for changes, and its pages become stale as if it
 * had received the change first.
 *
 * @returns `within`, in which each request is handled, and `stop`
 */
export function followChanges({ revalidateUrl, secretKey }: Self) {
  // Only this process can mark a change as known already.
  const token = randomBytes(16).toString('hex');
  /** Tags of changes that this instance has not received yet. A busy instance is notified again. */
  let unsent = new Set<string>();
  let telling: Promise<void> | undefined;

  async function tell() {
    const tags = unsent;
    unsent = new Set();
    try {
      const response = await fetch(revalidateUrl, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/json',
          [header]: token,
        },
        body: JSON.stringify({ tags: [...tags] }),
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.status}`);
    } catch (error) {
      for (const tag of tags) unsent.add(tag);
      log(`A change was not passed on, and will be again: ${(error as Error).message}`);
    }
  }

  changes.onOthers((tags) => {
    for (const tag of tags) unsent.add(tag);
  });
  const timer = setInterval(async () => {
    await changes.read();
    if (unsent.size === 0 || telling) return;
    telling = tell().finally(() => {
      telling = undefined;
    });
  }, interval);
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
