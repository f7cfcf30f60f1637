import { strToU8 } from 'fflate';
import { dayOf, weekdayOf } from '../../lib/foundation/time/days.ts';
import type { FerryFeed } from '../../lib/sea/timetable/types.ts';
import { plainGtfsFiles } from './feed.ts';

/*
 * The same rules for both routers. Minotor reads a single service day and allows changing ferries
 * in a port without delay, whatever transfers.txt says. The engine therefore gets the feed of one
 * day, and the transfer time is either zero for both or added to minotor's arrivals.
 */

/** A feed for the engine, and the same feed as files for minotor. */
export interface EqualRules {
  readonly name: string;
  readonly feed: FerryFeed;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Minutes by which minotor's arrivals at a place are too late. */
  readonly lateBy: (stationId: string) => number;
}

export function noTimeToChange(feed: FerryFeed): EqualRules {
  return {
    name: 'no time to change',
    feed: { ...feed, ports: feed.ports.map((port) => ({ ...port, minTransferMinutes: 0 })) },
    files: plainGtfsFiles(),
    lateBy: () => 0,
  };
}

/**
 * Uses the transfer times of the feed, but the same in all ports of an island, and no faster by
 * road between two of them. For minotor every ferry arrives later by that time, which is
 * equivalent, and roads are shorter by it.
 */
export function timeToChange(feed: FerryFeed): EqualRules {
  const ofPlace = new Map<string, number>();
  for (const { stationId, minTransferMinutes } of feed.ports) {
    ofPlace.set(stationId, Math.max(minTransferMinutes, ofPlace.get(stationId) ?? 0));
  }
  const ofPort = new Map(feed.ports.map(({ id, stationId }) => [id, ofPlace.get(stationId) ?? 0]));
  const change = (portId: string) => ofPort.get(portId) ?? 0;
  const road = (minutes: number, from: string) => Math.max(minutes, change(from) + 1);
  const files = plainGtfsFiles();
  mapColumn(files, 'stop_times.txt', 'arrival_time', (time, row) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const total = hours * 60 + minutes + change(row('stop_id'));
    return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}:00`;
  });
  mapColumn(files, 'transfers.txt', 'min_transfer_time', (seconds, row) => {
    const from = row('from_stop_id');
    return String((road(Number(seconds) / 60, from) - change(from)) * 60);
  });
  return {
    name: 'time to change',
    feed: {
      ...feed,
      ports: feed.ports.map((port) => ({ ...port, minTransferMinutes: change(port.id) })),
      transfers: feed.transfers.map((transfer) => ({
        ...transfer,
        minutes: road(transfer.minutes, transfer.from),
      })),
    },
    files,
    lateBy: (stationId) => ofPlace.get(stationId) ?? 0,
  };
}

/** The feed with the sailings of a single service day. */
export function singleDayFeed(feed: FerryFeed, date: string): FerryFeed {
  const weekday = weekdayOf(dayOf(date));
  return {
    ...feed,
    services: feed.services.map((service) => {
      const planned =
        date >= service.start && date <= service.end && service.weekdays[weekday] === true;
      const runs = !service.removed.has(date) && (planned || service.added.has(date));
      return {
        ...service,
        weekdays: [false, false, false, false, false, false, false],
        added: new Set(runs ? [date] : []),
        removed: new Set(),
      };
    }),
  };
}

/** Rewrites one column of a file without quoted fields. */
function mapColumn(
  files: Map<string, Uint8Array>,
  file: string,
  column: string,
  change: (value: string, row: (column: string) => string) => string,
): void {
  const [header = '', ...lines] = new TextDecoder().decode(files.get(file)).trimEnd().split('\n');
  const columns = header.split(',');
  const changed = lines.map((line) => {
    const values = line.split(',');
    const row = (name: string) => values[columns.indexOf(name)] ?? '';
    return columns.map((name) => (name === column ? change(row(name), row) : row(name))).join(',');
  });
  files.set(file, strToU8(`${[header, ...changed].join('\n')}\n`));
}
