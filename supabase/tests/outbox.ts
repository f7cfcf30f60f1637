import { mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { asPerson, server } from './people';

/** Folder that exists while a file of tests uses the outbox; the parent of all workers is this run. */
const taken = path.join(tmpdir(), `compass-outbox-${process.ppid}`);

/** Gives the watch to somebody, or back to the runner of the site, which has to look at no trip of these tests. */
async function give(request: APIRequestContext, holder: string | null) {
  const until = holder ? new Date(Date.now() + 5 * 60_000).toISOString() : null;
  const lease = { holder, held_until: until };
  const { ok } = await asPerson(request, server).update('trip_watch', 'is_one=not.is.null', lease);
  expect(ok).toBe(true);
}

/**
 * Runs the tests of a file one after the other, while neither another file nor the site looks at trips: a runner is handed
 * the messages of every trip.
 */
export function aloneWithOutbox(): void {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async ({ request }) => {
    while (!isTaken()) await pause(100);
    await give(request, 'tests');
    // A look that had begun ends meanwhile.
    await pause(500);
  });
  test.afterAll(async ({ request }) => {
    await give(request, null);
    rmdirSync(taken);
  });
}

function isTaken(): boolean {
  try {
    mkdirSync(taken);
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw fault;
  }
}
