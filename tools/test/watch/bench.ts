/*
 * `npm run bench -- watch`: how long the watch takes to hold many trips of eight boats against a new
 * timetable, and against one realtime message, and for how long pages of the same process would have
 * to wait meanwhile (delay of the event loop).
 *
 *   --trips 10000   number of trips, 200 at most for each account that is made
 *   --postgres      on a PostgreSQL server, that of POSTGRES_URL or an installed one
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { temporaryDatabase } from '../../../backend/postgres.mjs';
import type { IslandSlug } from '../../../lib/foundation/ids/island-slugs.ts';
import { cancelled } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import { boat, shifted, tripOf, withTrips } from './trips.ts';
import { makeWorld, type World } from './world.ts';

const { values } = parseArgs({
  options: { trips: { type: 'string', default: '10000' }, postgres: { type: 'boolean' } },
});
const count = Number(values.trips);
const perPerson = 200;

/** Between Naxos and Paros, a boat on each of eight days, from one of sixty days. */
function tripFrom({ network }: World, index: number) {
  const first = Date.UTC(2027, 5, 10 + (index % 60));
  const day = (later: number) => new Date(first + later * 86_400_000).toISOString().slice(0, 10);
  const stops = Array.from({ length: 7 }, (_, stop): [IslandSlug, number] => [
    stop % 2 === 0 ? 'naxos' : 'paros',
    1,
  ]);
  return tripOf({
    start: day(0),
    stops,
    legs: Array.from({ length: 8 }, (_, leg) => [
      leg === 0
        ? boat(network(), 'bsd-out', ['piraeus', 'naxos-chora'], day(0))
        : leg === 7
          ? boat(network(), 'bsd-back', ['naxos-chora', 'piraeus'], day(7))
          : leg % 2 === 1
            ? boat(network(), 'hs3-back', ['naxos-chora', 'paros-parikia'], day(leg))
            : boat(network(), 'bsd-out', ['paros-parikia', 'naxos-chora'], day(leg)),
    ]),
  });
}

const database = values.postgres
  ? await temporaryDatabase({
      serverUrl: process.env.POSTGRES_URL,
      logFile: path.join(tmpdir(), 'watch-bench-postgres.log'),
    })
  : undefined;
if (database) console.log(`PostgreSQL ${database.version}`);
const world = await makeWorld(database?.url);
for (let stored = 0; stored < count; stored += perPerson) {
  const person = await world.person();
  const rows = Array.from({ length: Math.min(perPerson, count - stored) }, (_, index) => ({
    document: tripFrom(world, stored + index),
  }));
  for (let at = 0; at < rows.length; at += 25) {
    await person.ask('POST', 'trips', rows.slice(at, at + 25));
  }
}
const day = '2027-06-01T10:0';
async function measure(what: string, at: string, target: string) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  const round = await world.at(at);
  const used = process.cpuUsage(before);
  delay.disable();
  const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(0);
  console.log(
    `${what}: ${round?.trips} trips in ${((round?.ms ?? 0) / 1000).toFixed(1)} s (${((used.user + used.system) / 1e6).toFixed(1)} s of processor time), ${round?.found} findings (${target}); other work waits ${ms(delay.percentile(50))} / ${ms(delay.percentile(99))} / ${ms(delay.max)} ms (median / p99 / most)`,
  );
}
await measure('First look', `${day}0:00+03:00`, 'no target');
world.serves(
  withTrips(world.feed, (trip) => (trip.id.startsWith('hs3-') ? shifted(trip, 20) : trip)),
);
await measure('New timetable', `${day}1:00+03:00`, '10,000 trips in 60 s at most');
world.says([cancelled({ tripId: 'bsd-out', startDate: '20270715' })]);
await measure('One message', `${day}2:00+03:00`, '1 s at most');
await measure('Nothing new', `${day}3:00+03:00`, 'no target');
await world.end();
await database?.remove();
process.exit(0);
