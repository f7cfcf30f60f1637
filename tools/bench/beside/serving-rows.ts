import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dayOf } from '../../../lib/foundation/time/days.ts';
import { planPool } from '../../../lib/sea/planner/solving/plan-pool.ts';
import { paretoJourneys } from '../../../lib/sea/timetable/engine/pareto-journeys.ts';
import { shareTimetable } from '../../../lib/sea/timetable/engine/shared-timetable.ts';
import type { Timetable } from '../../../lib/sea/timetable/engine/timetable.ts';
import { type BenchRow, timingOf } from '../measure.ts';
import { dates, pairsOf } from '../questions.ts';
import { requests } from '../solver.ts';
import { askingWhile } from './asking.ts';
import { bigFeed } from './big-feed.ts';
import { feedReader } from './feed-rows.ts';

const paths = ['/search', '/page'] as const;
const page = Buffer.alloc(60_000, '<p>Naxos</p>');

/**
 * Measures a search of a day, serialised as JSON, and a ready page. Another process requests them
 * from a server in this thread: first idle, then while eight plans of 24 islands are solved and a
 * feed of 100 MB is rejected, repeatedly.
 */
export async function servingRows(timetable: Timetable): Promise<BenchRow[]> {
  const [date] = dates;
  const midnight = timetable.clock.midnight(dayOf(date));
  const pairs = pairsOf(timetable.feed);
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url === '/page') return void response.end(page);
    asked += 1;
    const { from, to } = pairs[(asked * 37) % pairs.length] as (typeof pairs)[number];
    const window = [midnight, midnight + 1440] as const;
    const ends = { from: from.portIds, to: to.portIds };
    response.end(
      JSON.stringify(
        paretoJourneys(timetable, { ...ends, window, latestArrival: midnight + 2880 }),
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const quiet = await askingWhile(
    address,
    paths,
    () => new Promise((done) => setTimeout(done, 10_000)),
  );
  const deaths: string[] = [];
  const pool = planPool((reason) => deaths.push(reason));
  const shared = shareTimetable(timetable);
  const read = feedReader();
  const states: string[] = [];
  const busy = await askingWhile(address, paths, async () => {
    const plans = requests(24, 45, 8).map((request) => pool.solve(shared, request));
    const feeds = (async () => {
      for (const isHonest of [false, true, false]) await read(bigFeed(isHonest));
    })();
    states.push(...(await Promise.all(plans)).map(({ state }) => state));
    await feeds;
  });
  await pool.close();
  server.close();
  const done = states.filter((state) => state === 'done').length;
  return paths.flatMap((path) => {
    const [alone, beside] = [timingOf(quiet.times[path] ?? []), timingOf(busy.times[path] ?? [])];
    const what = path === '/search' ? 'a search' : 'a page that is ready';
    return [
      { what: `${what}, quiet`, timing: alone },
      {
        what: `${what}, beside eight plans of 24 islands and a bad feed`,
        timing: beside,
        target: alone.p99 * 2,
        before: '2000 / 8700 / 14500 ms',
        note: `${(beside.p99 / alone.p99).toFixed(1)} times quiet; ${done} of ${states.length} plans answered ${deaths.join(' ')}`,
      },
    ];
  });
}
