import type { Faults } from './faults.ts';
import { limits } from './settings.ts';
import type { Tables } from './table.ts';
import { parseCount, parseTime } from './values.ts';

/**
 * Departures generated for one trip of the feed, in minutes of the service day, each with the line
 * of its row.
 */
export interface Departures {
  readonly minutes: Map<number, number>;
  /** False for an approximate headway. */
  exact: boolean;
}

/**
 * Reads frequencies.txt and returns the departures by trip id. Reports and skips broken rows. A
 * trip whose rows are all broken has no departures: the times in its stop_times.txt only give the
 * duration.
 */
export function readFrequencies(
  tables: Tables,
  isTrip: (tripId: string) => boolean,
  isOther: (tripId: string) => boolean,
  faults: Faults,
): Map<string, Departures> {
  const file = 'frequencies.txt';
  const columns = ['trip_id', 'start_time', 'end_time', 'headway_secs', 'exact_times'] as const;
  const byTrip = new Map<string, Departures>();
  let total = 0;
  tables.each(file, columns, (row, line) => {
    if (!isTrip(row.trip_id)) {
      if (!isOther(row.trip_id)) faults.add(file, `no trip “${row.trip_id}”`, line, 'trip_id');
      return;
    }
    const departures = byTrip.get(row.trip_id) ?? { minutes: new Map(), exact: true };
    byTrip.set(row.trip_id, departures);
    const start = parseTime(row.start_time);
    const end = parseTime(row.end_time);
    const headway = parseCount(row.headway_secs);
    if (start === undefined || end === undefined || end <= start) {
      return faults.add(file, `from “${row.start_time}” to “${row.end_time}”`, line, 'end_time');
    }
    if (!headway || headway < 60) {
      return faults.add(file, `“${row.headway_secs}”`, line, 'headway_secs');
    }
    const count = Math.ceil((end - start) / headway);
    total += count;
    if (count > limits.departuresPerFrequency || total > limits.frequencyTrips) {
      return faults.add(file, `${count} departures are too many`, line, 'headway_secs');
    }
    if (row.exact_times !== '1') departures.exact = false;
    for (let time = start; time < end; time += headway) {
      const minute = Math.floor(time / 60);
      if (!departures.minutes.has(minute)) departures.minutes.set(minute, line);
    }
  });
  return byTrip;
}
