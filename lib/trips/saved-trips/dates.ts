import { athensDate } from '@/lib/foundation/time/athens';
import { addDays } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { arrivingDay, leavingDay } from '@/lib/foundation/time/nights';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { TripDocument, TripLeg, TripSailing, TripStop } from './types';

/** A leg reduced to its times. */
interface TimedLeg extends Pick<TripLeg, 'position'> {
  readonly sailings: readonly Pick<TripSailing, 'departsAt' | 'arrivesAt'>[];
}

/**
 * True if the first boat of a leg leaves on that day: on its date in Athens or, for a boat before 05:00, on the evening
 * before.
 */
export function leavesOn({ sailings: [first] }: TimedLeg, day: IsoDate): boolean {
  if (!first) return false;
  const instant = epochMinutesOf(first.departsAt);
  return athensDate(instant) === day || leavingDay(instant) === day;
}

const arrivalOf = ({ sailings }: TimedLeg) => {
  const last = sailings.at(-1);
  return last && epochMinutesOf(last.arrivesAt);
};

interface Dated extends Pick<TripDocument, 'startDate'> {
  readonly stops: readonly Pick<TripStop, 'nights'>[];
  readonly legs?: readonly TimedLeg[];
}

interface StopDates {
  readonly arrive: IsoDate;
  readonly leave: IsoDate;
}

/**
 * Days of arriving at and leaving each stop; null without a start date. A day of leaving is that of arriving
 * and the nights; the next stop is reached the same day, or the day after, if its boat leaves on that very day
 * and arrives when the night is gone. Boats are looked at only where `legs` are given.
 */
export function stopDates({ startDate, stops, legs = [] }: Dated): readonly StopDates[] | null {
  if (!startDate) return null;
  let day = startDate;
  return stops.map(({ nights }, position) => {
    const arrive = dayOfArriving(legs, position, day, nights);
    day = addDays(arrive, nights);
    return { arrive, leave: day };
  });
}

/**
 * The day on which one arrives at a stop, for so many nights: that of {@link dayAfter}. Trips saved before a boat at
 * 00:40 gave the whole night count it to the day it arrives on: where only that leads to the boat that was chosen to go
 * on with, it is kept, and with it the boat.
 */
export function dayOfArriving(
  legs: readonly TimedLeg[],
  position: number,
  day: IsoDate,
  nights: number,
): IsoDate {
  const arrive = dayAfter(legs, position, day);
  const next = legs.find((one) => one.position === position + 1);
  if (!next || leavesOn(next, addDays(arrive, nights))) return arrive;
  const asSaved = dayAfter(legs, position, day, athensDate);
  return leavesOn(next, addDays(asSaved, nights)) ? asSaved : arrive;
}

/** The day a way begun on `day` ends: the same day, or later by a boat of that day that takes the night. */
export function dayAfter(
  legs: readonly TimedLeg[],
  position: number,
  day: IsoDate,
  dateOf: (arrival: EpochMinutes) => IsoDate = arrivingDay,
): IsoDate {
  const leg = legs.find((one) => one.position === position);
  const arrival = leg && leavesOn(leg, day) ? arrivalOf(leg) : undefined;
  const arrives = arrival === undefined ? day : dateOf(arrival);
  return arrives > day ? arrives : day;
}

/** The day the way to the stop at `position` begins (`stops.length`: the way home); null without dates. */
export function legDay(trip: Dated, position: number): IsoDate | null {
  if (position === 0) return trip.startDate;
  return stopDates(trip)?.[position - 1]?.leave ?? null;
}

/** The date on which a trip ends: of coming home where that boat is known, else of leaving the last island. */
export function lastDay(trip: Dated): IsoDate | null {
  const left = legDay(trip, trip.stops.length);
  return left && dayAfter(trip.legs ?? [], trip.stops.length, left, athensDate);
}

/** Nights on islands, without those on a boat. */
export function tripNights({ stops }: Pick<Dated, 'stops'>): number {
  return stops.reduce((sum, { nights }) => sum + nights, 0);
}
