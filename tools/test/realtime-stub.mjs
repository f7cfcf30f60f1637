import { createServer } from 'node:http';
import {
  cancelled,
  late,
  messageOf,
  notice,
} from '../../lib/sea/timetable/realtime/testing/message.ts';

/*
 * GTFS-Realtime messages about one summer day, always timestamped now. Used by the site whose
 * backend confirms by mail, so that no additional server is started.
 */
const startDate = '20270714';
const trip = (tripId) => ({ tripId, startDate });

const entities = [
  // Of the ferries from Piraeus to Naxos: the first one, the one that a plan would take, and a
  // delayed one.
  cancelled(trip('bsn-south-out')),
  cancelled(trip('thu-out')),
  late(trip('wcj-out'), 25),
  notice([{ stopId: 'naxos-chora' }], {
    en: 'Strike of the dockers in Naxos until noon',
    el: 'Απεργία λιμενεργατών στη Νάξο έως το μεσημέρι',
  }),
  notice([{ stopId: 'piraeus' }], { el: 'Αλλαγή πύλης για τα πλοία των Κυκλάδων' }),
  // A trip that is not in the timetable.
  cancelled(trip('unknown')),
];

/**
 * Starts the stub on a free port of this machine and returns its address. It ends with the process.
 */
export async function startRealtimeStub() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end(messageOf(entities));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return `http://127.0.0.1:${server.address().port}/messages.pb`;
}
