import { dayOf } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { journeyOf } from '@/lib/sea/timetable/engine/journey';
import { type Restrictions, usableTrips } from '@/lib/sea/timetable/engine/restrictions';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { Journey } from '@/lib/sea/timetable/types';

/**
 * Every boat a party may board that takes it from any of `from` to any of `to` without a change, leaving on a
 * day: also those that another journey beats. In order of departure.
 */
export function directJourneys(
  timetable: Timetable,
  from: readonly string[],
  to: readonly string[],
  date: IsoDate,
  restrictions: Restrictions = {},
): Journey[] {
  const { ports, trips } = timetable;
  const [starts, ends] = [new Set(from.map(ports.indexOf)), new Set(to.map(ports.indexOf))];
  const day = dayOf(date);
  const { origin, block } = timetable.connectionsOn(day);
  const usable = usableTrips(timetable, restrictions);
  const { mayLeave, maxMinutes, maxCents } = restrictions;
  const passes = ({ departure, arrival, cents }: Journey) =>
    (maxMinutes === undefined || arrival - departure <= maxMinutes) &&
    (maxCents === undefined || (cents !== null && cents <= maxCents));
  const found: Journey[] = [];
  for (let index = 0; index < block.count; index += 1) {
    const boardCall = block.call[index] as number;
    const trip = block.trip[index] as number;
    if (!starts.has(block.from[index] as number) || !trips.callBoards[boardCall]) continue;
    if (usable && !usable[trip]) continue;
    if (mayLeave && !mayLeave(origin + (block.departure[index] as number))) continue;
    const beyond = trips.firstCall[trip + 1] as number;
    for (let alightCall = boardCall + 1; alightCall < beyond; alightCall += 1) {
      // A passenger back at a port of departure could have boarded there, without the round trip.
      if (trips.callBoards[alightCall] && starts.has(trips.callPort[alightCall] as number)) break;
      if (!trips.callAlights[alightCall] || !ends.has(trips.callPort[alightCall] as number))
        continue;
      const serviceDay = day - (block.lag[index] as number);
      const journey = journeyOf(timetable, [{ trip, serviceDay, boardCall, alightCall }]);
      if (journey && passes(journey)) found.push(journey);
      break;
    }
  }
  return found;
}
