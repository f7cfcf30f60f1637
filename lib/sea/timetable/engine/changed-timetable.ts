import type { Day } from '../../../foundation/time/days.ts';
import { type ConnectionSource, lagOf } from './connection-source.ts';
import { type BlockPart, type DayConnections, makeBlock } from './connections.ts';
import type { Timetable } from './timetable.ts';
import { type ChangedTrips, changedTrips, type TripChange } from './trip-changes.ts';
import { compileTrips } from './trip-table.ts';

/**
 * Applies the changes of some days to a timetable: cancelled boats do not sail, late boats sail at
 * the expected times. Days without changes are shared with the original timetable, which stays
 * unchanged.
 *
 * A changed sailing gets a number beyond those of the feed, with the id, line and fares of its
 * trip.
 *
 * @throws {RangeError} when a change does not match a trip, or the times of a changed trip do not
 * increase by at least a minute
 */
export function withChanges(timetable: Timetable, changes: readonly TripChange[]): Timetable {
  if (changes.length === 0) return timetable;
  const changed = changedTrips(timetable.feed, timetable.trips, changes);
  const feed = { ...timetable.feed, trips: changed.trips };
  const trips = compileTrips(feed);
  const base = Int32Array.from(changed.scheduled, (index) => timetable.fares.base[index] as number);
  return {
    feed,
    clock: timetable.clock,
    ports: timetable.ports,
    trips,
    fares: { ...timetable.fares, base },
    scheduled: { timetable, tripOf: changed.scheduled },
    ...changedSource(timetable, trips, changed),
  };
}

function changedSource(
  timetable: Timetable,
  trips: Timetable['trips'],
  { byDay }: ChangedTrips,
): ConnectionSource {
  const { clock } = timetable;
  const maxLag = Math.max(timetable.maxLag, lagOf(trips.latestTime));
  const serviceDays = new Map<Day, Int32Array>();
  const days = new Map<Day, DayConnections>();

  function tripsOn(day: Day): Int32Array {
    const changes = byDay.get(day);
    if (!changes) return timetable.tripsOn(day);
    const known = serviceDays.get(day);
    if (known) return known;
    const sailing = [...timetable.tripsOn(day)].flatMap((trip) => [
      ...(changes.get(trip) ?? [trip]),
    ]);
    const found = Int32Array.from(sailing);
    serviceDays.set(day, found);
    return found;
  }

  function connectionsOn(day: Day): DayConnections {
    const known = days.get(day);
    if (known) return known;
    const lags = Array.from({ length: maxLag + 2 }, (_, index) => maxLag - index);
    if (!lags.some((lag) => byDay.has(day - lag))) return timetable.connectionsOn(day);
    const origin = clock.origin(day);
    const parts = lags.map(
      (lag): BlockPart => ({
        lag,
        shift: clock.origin(day - lag) - origin,
        trips: tripsOn(day - lag),
      }),
    );
    const [start, end] = [clock.midnight(day) - origin, clock.midnight(day + 1) - origin];
    const found = { day, origin, block: makeBlock(trips, parts, start, end) };
    days.set(day, found);
    return found;
  }

  return { maxLag, tripsOn, connectionsOn };
}
