import { addDays, dayOf, daysFrom } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { paretoJourneys } from '@/lib/sea/timetable/engine/pareto-journeys';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { Journey, Station } from '@/lib/sea/timetable/types';
import { directJourneys } from '../search/direct-journeys';
import { gatewayPorts } from '../search/gateway-ports';

/** Latest arrival after midnight of the day of departure, minutes: a way with a night ashore is left out. */
const latestArrival = 180;

/** Journeys between two places that leave on a day. */
export type JourneysOfDay = (date: IsoDate) => readonly Journey[];

/** All direct boats. */
export const directOf =
  (timetable: Timetable, from: Station, to: Station): JourneysOfDay =>
  (date) =>
    directJourneys(timetable, from.portIds, to.portIds, date);

/**
 * Ways with at most one change that arrive the same day, for each departure the fastest. Boats are changed on an
 * island, never on the mainland.
 */
export const withOneChange =
  (timetable: Timetable, from: Station, to: Station): JourneysOfDay =>
  (date) => {
    const { clock, feed } = timetable;
    const day = dayOf(date);
    const found = paretoJourneys(timetable, {
      from: from.portIds,
      to: to.portIds,
      window: [clock.midnight(day), clock.midnight(day + 1)],
      latestArrival: clock.midnight(day + 1) + latestArrival,
      maxTransfers: 1,
      restrictions: { noChangeIn: gatewayPorts(feed) },
    });
    const byDeparture = Map.groupBy(found, ({ departure }) => departure);
    return [...byDeparture.values()].flatMap(
      (same) => same.toSorted((a, b) => a.arrival - b.arrival)[0] ?? [],
    );
  };

const daysByWeek = new WeakMap<Timetable, Map<string, number>>();

/**
 * Days of the week of a Monday with at least one journey. Weeks with the same boats are counted once for each name.
 *
 * @param name of the journeys, different for each pair of places
 */
export function daysOfWeek(
  timetable: Timetable,
  name: string,
  monday: IsoDate,
  journeys: JourneysOfDay,
): number {
  const known = daysByWeek.get(timetable) ?? new Map<string, number>();
  daysByWeek.set(timetable, known);
  const dates = daysFrom(monday, addDays(monday, 6));
  const key = [name, ...dates.map((date) => timetable.tripsOn(dayOf(date)).join())].join(' ');
  const days = known.get(key) ?? dates.filter((date) => journeys(date).length > 0).length;
  known.set(key, days);
  return days;
}
