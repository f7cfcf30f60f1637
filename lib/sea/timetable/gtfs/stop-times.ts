import type { Arrangement } from '../types.ts';
import { readArranging } from './booking-rules.ts';
import type { Faults } from './faults.ts';
import type { Stop } from './stops.ts';
import type { Tables } from './table.ts';
import type { TripRow } from './trips.ts';
import { parseCount, parseTime } from './values.ts';

/** Row of stop_times.txt, in seconds of the service day. Undefined for omitted times. */
export interface StopTime {
  readonly stopId: string;
  readonly sequence: number;
  readonly arrival: number | undefined;
  readonly departure: number | undefined;
  readonly boards: boolean;
  readonly alights: boolean;
  readonly boardsBy?: Arrangement;
  readonly alightsBy?: Arrangement;
  readonly exact: boolean;
  /** `shape_dist_traveled`, in the feed's unit. */
  readonly distance: number | undefined;
  readonly line: number;
  /** Rows of the feed, if this one combines several. */
  readonly rows?: readonly StopTime[];
}

const file = 'stop_times.txt';
const columns = [
  'trip_id',
  'arrival_time',
  'departure_time',
  'stop_id',
  'stop_sequence',
  'pickup_type',
  'drop_off_type',
  'pickup_booking_rule_id',
  'drop_off_booking_rule_id',
  'timepoint',
  'shape_dist_traveled',
] as const;

/**
 * Reads the stop times of each trip in order; `broken` if one of its rows is, which has its own
 * fault. Rows without a trip suggest that trips.txt was truncated: `lost` counts the trips they
 * name.
 */
export function readStopTimes(
  tables: Tables,
  trips: ReadonlyMap<string, TripRow>,
  others: ReadonlySet<string>,
  stops: ReadonlyMap<string, Stop>,
  faults: Faults,
): { stopTimes: Map<string, StopTime[] | 'broken'>; lost: number } {
  const byTrip = new Map<string, StopTime[]>();
  const broken = new Set<string>();
  const lost = new Set<string>();
  const arranged = readArranging(tables, faults);
  tables.each(file, columns, (row, line) => {
    const trip = trips.get(row.trip_id);
    if (!trip) {
      if (others.has(row.trip_id) || lost.has(row.trip_id)) return;
      lost.add(row.trip_id);
      return faults.add(file, `no trip “${row.trip_id}”`, line, 'trip_id');
    }
    // Use the trip's own string. A substring of the row would keep its piece of the file in memory.
    const { id: tripId } = trip;
    const fail = (field: (typeof columns)[number], message: string) => {
      broken.add(tripId);
      faults.add(file, `${message}: trip “${tripId}” dropped`, line, field);
    };
    const sequence = parseCount(row.stop_sequence);
    const stop = stops.get(row.stop_id);
    if (sequence === undefined) return fail('stop_sequence', `“${row.stop_sequence}”`);
    if (!stop || stop.isStation) return fail('stop_id', `no stop “${row.stop_id}”`);
    const arrival = parseTime(row.arrival_time);
    const departure = parseTime(row.departure_time);
    if (row.arrival_time && arrival === undefined) {
      return fail('arrival_time', `“${row.arrival_time}”`);
    }
    if (row.departure_time && departure === undefined) {
      return fail('departure_time', `“${row.departure_time}”`);
    }
    const [boards, alights] = [row.pickup_type !== '1', row.drop_off_type !== '1'];
    const boardsBy = boards && arranged(row.pickup_type, row.pickup_booking_rule_id, line);
    const alightsBy = alights && arranged(row.drop_off_type, row.drop_off_booking_rule_id, line);
    const distance = row.shape_dist_traveled ? Number(row.shape_dist_traveled) : Number.NaN;
    const stopTime: StopTime = {
      stopId: stop.id,
      sequence,
      arrival: arrival ?? departure,
      departure: departure ?? arrival,
      boards,
      alights,
      ...(boardsBy ? { boardsBy } : {}),
      ...(alightsBy ? { alightsBy } : {}),
      exact: row.timepoint !== '0',
      distance: Number.isFinite(distance) ? distance : undefined,
      line,
    };
    const stopTimes = byTrip.get(tripId);
    if (stopTimes) stopTimes.push(stopTime);
    else byTrip.set(tripId, [stopTime]);
  });
  for (const stopTimes of byTrip.values()) stopTimes.sort((a, b) => a.sequence - b.sequence);
  const read = new Map<string, StopTime[] | 'broken'>(byTrip);
  for (const tripId of broken) read.set(tripId, 'broken');
  return { stopTimes: read, lost: lost.size };
}
