import { athensDate } from '@/lib/foundation/time/athens';
import { daysBetween } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { arrivingDay } from '@/lib/foundation/time/nights';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { atPortBy } from '@/lib/sea/ferries/ferry-guide/at-port';
import { boatsBetween } from '@/lib/trips/saved-trips/boats';
import type { TripDocument, TripSailing } from '@/lib/trips/saved-trips/types';
import { isSound } from '@/lib/trips/watch/findings';
import type { WatchSources } from '@/lib/trips/watch/watched-boat';

export type Sailings = readonly TripSailing[];

export const departureOf = (sailings: Sailings): EpochMinutes =>
  epochMinutesOf(sailings[0]?.departsAt ?? '');
export const arrivalOf = (sailings: Sailings): EpochMinutes =>
  epochMinutesOf(sailings.at(-1)?.arrivesAt ?? '');

/** Nights after the day of departure on which a journey arrives. */
export const nightsOnBoard = (sailings: Sailings, date: IsoDate): number =>
  Math.max(0, daysBetween(date, arrivingDay(arrivalOf(sailings))));

/**
 * Boats between two places on a day that the traveller can still reach and that nothing speaks
 * against, in order of departure.
 */
export type BoatsOfDay = (from: string, to: string, date: IsoDate) => readonly Sailings[];

/** Makes a search for boats of a day that asks the timetable once for each day and way. */
export function boatsOfDay(trip: TripDocument, sources: WatchSources): BoatsOfDay {
  const known = new Map<string, readonly Sailings[]>();
  return (from, to, date) => {
    const key = [from, to, date].join(' ');
    const boats = known.get(key) ?? soundBoats(trip, sources, from, to, date);
    known.set(key, boats);
    return boats;
  };
}

/** True if none of the boats of a day leaves later and still arrives by a date. */
export const isLastOfDay = (
  boats: readonly Sailings[],
  departs: EpochMinutes,
  date: IsoDate,
): boolean =>
  !boats.some((one) => departureOf(one) > departs && athensDate(arrivalOf(one)) <= date);

/** Last of the choices of a day that still arrives on it; undefined without one. */
export function lastBeforeFlight<Option extends { readonly sailings: Sailings }>(
  options: readonly Option[],
  date: IsoDate,
): Option | undefined {
  return options
    .filter(({ sailings }) => athensDate(arrivalOf(sailings)) === date)
    .toSorted((one, other) => departureOf(one.sailings) - departureOf(other.sailings))
    .at(-1);
}

function soundBoats(
  trip: TripDocument,
  sources: WatchSources,
  from: string,
  to: string,
  date: IsoDate,
): readonly Sailings[] {
  if (date < athensDate(sources.at - 24 * 60)) return [];
  return boatsBetween(sources.network, from, to, date, trip)
    .map(({ sailings }) => sailings)
    .filter((sailings) => isReachable(trip, sailings, sources.at))
    .filter((sailings) => isSound(trip, sailings, sources));
}

function isReachable({ vehicle }: TripDocument, sailings: Sailings, at: EpochMinutes): boolean {
  const boat = { from: sailings[0]?.fromPort ?? '', departure: departureOf(sailings) };
  return (atPortBy(boat, vehicle !== null) ?? 0) >= at;
}
