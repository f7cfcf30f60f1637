/*
 * `npm run check -- kills`: kills the embedded backend at random moments of its first start, of
 * writing, uploading and deleting, and restarts it on what is left. It has to start, with no
 * acknowledged data lost and nothing half done.
 *
 *   --count 20     number of kills
 *   --seed N       repeats the moments of an earlier run; every run prints its seed
 *   --site         kills a first `npm start` instead, which makes a build: takes some minutes
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { firstFreePort } from '../run/ports.mjs';
import { main } from '../run/stop.mjs';
import { freshDatabases } from '../test/test-database.mjs';
import { testBackend } from '../test/test-settings.mjs';
import { deleting } from './kills/actions/deleting.ts';
import { uploading } from './kills/actions/uploading.ts';
import { writing } from './kills/actions/writing.ts';
import { killDuringAction, killDuringFirstStart } from './kills/kill.ts';
import { killsOfSite } from './kills/site.ts';

/** Almost as long as creating the database takes on a slow machine. */
const longestFirstStartMs = 6000;
const longestActionMs = 1200;

interface Outcome {
  readonly what: string;
  readonly faults: readonly string[];
}

const momentsOf = (seed: number, count: number) =>
  fc.sample(fc.noBias(fc.integer({ min: 0, max: 1000 })), { seed, numRuns: count });

/** Message of an error, with its cause: `fetch failed` alone says nothing. */
const saidOf = ({ message, cause }: Error) => (cause ? `${message}: ${String(cause)}` : message);

/** Cycles through first start, write, upload and deletion. */
async function* killsOfBackend(home: string, seed: number, count: number): AsyncGenerator<Outcome> {
  const port = await firstFreePort(testBackend.port + 90);
  const kept = path.join(home, 'kept');
  mkdirSync(kept);
  await freshDatabases([kept]);
  const actions = [writing(), uploading(), deleting()];
  for (const [index, moment] of momentsOf(seed, count).entries()) {
    const target = index % 8 < 4 ? 'all' : 'launcher';
    const action = actions[(index % 4) - 1];
    const ms = Math.round((moment / 1000) * (action ? longestActionMs : longestFirstStartMs));
    const what = `${action?.name ?? 'first start'}, ${ms} ms, ${target}`;
    try {
      if (action) {
        const { faults, done } = await killDuringAction(action, { folder: kept, port, ms, target });
        yield { what: `${what}, after ${done} of them`, faults };
      } else {
        const folder = path.join(home, `new-${index}`);
        yield { what, faults: await killDuringFirstStart({ folder, port, ms, target }) };
      }
    } catch (error) {
      yield { what, faults: [error instanceof Error ? saidOf(error) : String(error)] };
    }
  }
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      site: { type: 'boolean', default: false },
    },
  });
  const [seed, count] = [Number(values.seed), Number(values.count)];
  const home = mkdtempSync(path.join(tmpdir(), 'kills-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
  console.log(`Seed ${seed}`);
  const outcomes = values.site
    ? killsOfSite(home, momentsOf(seed, 3))
    : killsOfBackend(home, seed, count);
  let failed = 0;
  let index = 0;
  for await (const { what, faults } of outcomes) {
    index += 1;
    console.log(`${index}. ${what}: ${faults.length ? 'FAULT' : 'well'}`);
    for (const fault of faults) console.log(`   ${fault}`);
    failed += faults.length ? 1 : 0;
  }
  console.log(
    failed ? `FAILED: ${failed} of ${index} (seed ${seed})` : `All ${index} well (seed ${seed})`,
  );
  process.exit(failed ? 1 : 0);
});
