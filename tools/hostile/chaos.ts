/*
 * `npm run check -- chaos`: sends load through the edge while its parts are killed, suspended and emptied in
 * turn and one release is made. Fails for a public page that is not 2xx or 3xx, is incomplete or in
 * the wrong language, for a missing asset, and for an acknowledged trip that is lost. Makes two
 * builds first; needs nginx, and Redis or Valkey.
 *
 *   --minutes 5     duration of the load
 *   --visitors 8    number of concurrent visitors
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEdge } from '../../edge/stack.mjs';
import { listedPaths } from '../../lib/platform/routes/listed.ts';
import { startWeatherStub } from '../../lib/records/weather/testing/stub.ts';
import { main } from '../run/stop.mjs';
import { testBackend } from '../test/test-settings.mjs';
import { disturbances, type Parts } from './chaos/disturbances.ts';
import { visit } from './chaos/visitors.ts';
import { writing } from './kills/actions/writing.ts';

/**
 * One search represents those that are repeated, because the rate limit allows each sender few
 * others.
 */
const search = '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-16';

await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      visitors: { type: 'string', default: '8' },
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const weatherUrl = await startWeatherStub();
  // The writer below uses the keys of the tests.
  Object.assign(process.env, testBackend.keys);
  const settings = {
    ...process.env,
    PORT: '3700',
    EDGE_PORT: '3790',
    BACKEND_PORT: '55690',
    DATA_DIR: folder,
    NEXT_DIST_DIR: '.next-chaos',
    OPEN_METEO_URL: weatherUrl,
    OPEN_METEO_MARINE_URL: weatherUrl,
    // All visitors come from this machine.
    EDGE_UNLIMITED: '127.0.0.1/32',
    // The writer signs up and writes at once.
    EMBEDDED_CONFIRM_EMAIL: 'false',
    LOG_LEVEL: 'silent',
  };
  const edge = await startEdge(settings);
  const parts: Parts = {
    pids: edge.pids,
    cacheFolder: path.join(edge.cacheFolder, 'cache'),
    weatherUrl,
    release: () =>
      edge.release({ NEXT_DIST_DIR: '.next-chaos-2', NEXT_DEPLOYMENT_ID: 'second-release' }),
  };

  let during = 'start';
  const over = new AbortController();
  const crowd = {
    ...{ count: Number(values.visitors), pauseMs: 50, signal: over.signal },
    during: () => during,
  };
  const seen = visit(edge.url, [...listedPaths, search], crowd);

  const trips = writing();
  const place = { url: edge.backendUrl ?? '', folder };
  await trips.prepare(place);
  let written = 0;
  const writer = (async () => {
    while (!over.signal.aborted) {
      // A failed write was not acknowledged.
      await trips.once(place).then(
        () => {
          written += 1;
        },
        () => wait(250),
      );
      await wait(100);
    }
  })();

  const turnMs = (Number(values.minutes) * 60_000) / disturbances.length;
  for (const { name, run } of disturbances) {
    during = name;
    console.log(name);
    // A release takes as long as its build.
    await Promise.all([run(parts), wait(turnMs)]);
  }
  over.abort();
  await writer;
  const { pages, assets, slowestMs, faults } = await seen;
  const lost = await trips.check(place);
  console.log(`${pages} pages, ${assets} assets, ${written} trips written`);
  console.log(`Slowest page ${Math.round(slowestMs)} ms`);
  for (const [fault, times] of faults) console.log(`${times} × ${fault}`);
  for (const fault of lost) console.log(fault);
  const isWell = faults.size === 0 && lost.length === 0 && pages > 0 && written > 0;
  console.log(isWell ? 'All well' : 'FAILED');
  process.exit(isWell ? 0 : 1);
});
