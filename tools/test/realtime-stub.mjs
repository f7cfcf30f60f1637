import { createServer } from 'node:http';
import {
  cancelled,
  late,
  messageOf,
  notice,
} from '../../lib/timetable/realtime/testing/message.ts';

/*
 * What a service with GTFS-Realtime messages would say of one summer day, always just now. The tests look for it on
 * the site whose backend confirms by mail: no server more is started for it.
 */
const startDate = '20270714';
const trip = (tripId) => ({ tripId, startDate });

const said = [
  // Of the boats from Piraeus to Naxos the first one, the one a plan would take, and one that is late.
  cancelled(trip('bsn-south-out')),
  cancelled(trip('thu-out')),
  late(trip('wcj-out'), 25),
  notice([{ stopId: 'naxos-chora' }], {
    en: 'Strike of the dockers in Naxos until noon',
    el: 'Απεργία λιμενεργατών στη Νάξο έως το μεσημέρι',
  }),
  notice([{ stopId: 'piraeus' }], { el: 'Αλλαγή πύλης για τα πλοία των Κυκλάδων' }),
  // Of another country's boats.
  cancelled(trip('unknown')),
];

/** Starts it on a free port of this machine; its address. It ends with the process. */
export async function startRealtimeStub() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end(messageOf(said));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return `http://127.0.0.1:${server.address().port}/messages.pb`;
}
