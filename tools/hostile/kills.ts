/*
 * `npm run test:kills`: the embedded backend is killed at random moments of its first start, of writing, of uploading
 * and of deleting, and started again over what is left: it comes up, nothing that was acknowledged is lost, and
 * nothing is there by half.
 *
 *   --count 20     so many kills
 *   --seed N       the moments of that time; printed at every run
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { firstFreePort } from '../../scripts/run/ports.mjs';
import { main } from '../../scripts/run/stop.mjs';
import { freshDatabases } from '../../scripts/run/test-database.mjs';
import { testBackend } from '../../scripts/run/test-settings.mjs';
import { type Deed, deleting, uploading, writing } from './kills/deeds.ts';
import { type Running, start } from './kills/process.ts';
import { askingAs } from './people.ts';

/** As long as making the database takes on a slow machine, nearly. */
const longestFirstStartMs = 6000;
const longestDeedMs = 1200;

/** What a database that was made whole holds. */
async function faultsOfNew({ url }: Running): Promise<string[]> {
  const tables = ['posts', 'hotels', 'activities', 'vehicles', 'places', 'listing_words'];
  const faults = [];
  for (const table of tables) {
    const { status, body } = await askingAs(url, 'server')('GET', `/rest/v1/${table}?limit=1`);
    if (status !== 200 || body === '[]') faults.push(`${table}: ${status} ${body.slice(0, 100)}`);
  }
  return faults;
}

async function killedAtFirstStart(
  folder: string,
  port: number,
  ms: number,
  whom: 'launcher' | 'all',
) {
  mkdirSync(folder, { recursive: true });
  const first = start(folder, port);
  await Promise.race([wait(ms), first.ready.catch(() => undefined)]);
  await first.kill(whom);
  const again = start(folder, port);
  await again.ready;
  const faults = await faultsOfNew(again);
  await again.kill('all');
  return faults;
}

async function killedAtDeed(
  deed: Deed,
  folder: string,
  port: number,
  ms: number,
  whom: 'launcher' | 'all',
) {
  const running = start(folder, port);
  await running.ready;
  await deed.prepare(running.url);
  let isOver = false;
  let done = 0;
  let fault: unknown;
  const deeds = (async () => {
    try {
      for (; !isOver; done += 1) await deed.once(running.url);
    } catch (error) {
      // The backend is gone in the midst of one, or has refused it.
      if (!isOver || String(error).includes('refused with')) fault = error;
    }
  })();
  await wait(ms);
  isOver = true;
  await running.kill(whom);
  await deeds;
  const again = start(folder, port);
  await again.ready;
  const faults = await deed.check(again.url);
  await again.kill('all');
  return { faults: fault ? [String(fault), ...faults] : faults, done };
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    },
  });
  const [seed, count] = [Number(values.seed), Number(values.count)];
  const moments = fc.sample(fc.noBias(fc.integer({ min: 0, max: 1000 })), {
    seed,
    numRuns: count,
  });
  const home = mkdtempSync(path.join(tmpdir(), 'kills-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
  const port = await firstFreePort(testBackend.port + 90);
  const kept = path.join(home, 'kept');
  mkdirSync(kept);
  await freshDatabases([kept]);
  const deeds = [writing(), uploading(), deleting()];
  console.log(`Seed ${seed}: ${count} kills`);
  let failed = 0;
  for (const [index, moment] of moments.entries()) {
    const whom = index % 8 < 4 ? ('all' as const) : ('launcher' as const);
    const deed = deeds[(index % 4) - 1];
    const ms = Math.round((moment / 1000) * (deed ? longestDeedMs : longestFirstStartMs));
    let line = '';
    let faults: string[];
    try {
      if (deed) {
        const outcome = await killedAtDeed(deed, kept, port, ms, whom);
        faults = outcome.faults;
        line = `${deed.name}, after ${outcome.done} of them`;
      } else {
        faults = await killedAtFirstStart(path.join(home, `new-${index}`), port, ms, whom);
        line = 'first start';
      }
    } catch (error) {
      faults = [error instanceof Error ? error.message : String(error)];
    }
    console.log(`${index + 1}. ${line}, ${ms} ms, ${whom}: ${faults.length ? 'FAULT' : 'well'}`);
    for (const fault of faults) console.log(`   ${fault}`);
    failed += faults.length ? 1 : 0;
  }
  console.log(
    failed ? `FAILED: ${failed} of ${count} (seed ${seed})` : `All ${count} well (seed ${seed})`,
  );
  process.exit(failed ? 1 : 0);
});
