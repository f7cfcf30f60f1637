/*
 * `npm run bench -- watch`: how long the watch takes to hold many trips of eight boats against a new
 * timetable, and against one realtime message.
 *
 *   --trips 10000   number of trips, 200 at most for each account that is made
 *   --postgres      on a PostgreSQL server, that of POSTGRES_URL or an installed one
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
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
const print = (what: string, round: Awaited<ReturnType<World['at']>>, target: string) =>
  console.log(
    `${what}: ${round?.trips} trips in ${((round?.ms ?? 0) / 1000).toFixed(1)} s, ${round?.found} findings (${target})`,
  );
print('First look', await world.at(`${day}0:00+03:00`), 'no target');
world.serves(
  withTrips(world.feed, (trip) => (trip.id.startsWith('hs3-') ? shifted(trip, 20) : trip)),
);
print('New timetable', await world.at(`${day}1:00+03:00`), '10,000 trips in 60 s at most');
world.says([cancelled({ tripId: 'bsd-out', startDate: '20270715' })]);
print('One message', await world.at(`${day}2:00+03:00`), '1 s at most');
print('Nothing new', await world.at(`${day}3:00+03:00`), 'no target');
await world.end();
await database?.remove();
process.exit(0);
