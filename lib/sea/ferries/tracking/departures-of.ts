import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { type DepartureStatus, departuresAfter } from './delays';
import { isNamed } from './find';

/** Days ahead in which the departures of a ship are looked for, and how many are shown. */
const departureDays = 14;
const departuresShown = 6;

/**
 * Returns the next departures, within two weeks, of the boats whose name, line, operator or ports
 * match the query.
 */
export const departuresOf = (
  query: string,
  network: FerryNetwork,
  instant: EpochMinutes,
): DepartureStatus[] =>
  departuresAfter(network, instant, departuresShown, {
    days: departureDays,
    isWanted: ({ vessel = null, lineId, calls }) =>
      isNamed(query, { name: vessel, lineId, calls }, network),
  });
