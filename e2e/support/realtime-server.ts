import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { today } from '../../lib/foundation/time/athens';
import { addDays } from '../../lib/foundation/time/days';
import {
  cancelled,
  type LooseEntity,
  late,
  messageOf,
  notice,
} from '../../lib/sea/timetable/realtime/testing/message';
import { plainGet } from './plain-request';

/** GTFS-Realtime service of a test. */
export interface RealtimeServer {
  readonly address: string;
  /** Sends these entities from now on, in a message made at that time, in seconds. */
  say(entities: readonly LooseEntity[], madeAt?: number): void;
  /** Answers with 503 from now on. */
  fallSilent(): void;
  close(): Promise<void>;
}

export async function realtimeServer(): Promise<RealtimeServer> {
  let message: (() => Uint8Array) | undefined;
  const server = createServer((_, response) => {
    if (!message) response.writeHead(503).end();
    else response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end(message());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/messages.pb`,
    say(entities, madeAt) {
      message = () => messageOf(entities, madeAt === undefined ? {} : { timestamp: madeAt });
    },
    fallSilent() {
      message = undefined;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Tomorrow in Athens: none of its boats has left. */
export const tomorrow = () => addDays(today(), 1);

interface FoundTrip {
  readonly tripId: string;
  readonly vessel: string | null;
}

/** Direct boats of tomorrow from Piraeus to Naxos, in order of departure. */
export async function boatsOfTomorrow(origin: string): Promise<readonly FoundTrip[]> {
  const search = `/api/ferries/search?from=piraeus&to=naxos&date=${tomorrow()}`;
  const { body } = await plainGet(search, {}, origin);
  const { crossings } = JSON.parse(body);
  const journeys: { transfers: number; departure: string; legs: FoundTrip[] }[] =
    crossings[0].journeys;
  return journeys
    .filter(({ transfers }) => transfers === 0)
    .toSorted((one, other) => one.departure.localeCompare(other.departure))
    .flatMap(({ legs }) => legs[0] ?? []);
}

/** Tomorrow a boat is cancelled, another one late, and the crews strike the day after. */
export function busyDays([off, delayed]: readonly FoundTrip[]): readonly LooseEntity[] {
  const startDate = tomorrow().replaceAll('-', '');
  const strikeStart = Date.parse(`${addDays(tomorrow(), 1)}T03:00Z`) / 1000;
  return [
    cancelled({ tripId: off?.tripId ?? '', startDate }),
    late({ tripId: delayed?.tripId ?? '', startDate }, 40),
    notice(
      [{ routeType: 4 }],
      { en: 'Strike of the crews', el: 'Απεργία των πληρωμάτων' },
      {
        cause: 4,
        effect: 8,
        activePeriod: [{ start: strikeStart, end: strikeStart + 86_400 }],
        url: { translation: [{ text: 'https://union.example/strike', language: 'en' }] },
      },
    ),
    notice([{ stopId: 'piraeus' }], { el: 'Αλλαγή πύλης' }, { effect: 7 }),
  ];
}
