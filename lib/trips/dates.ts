import { athensDate } from '@/lib/time/athens';
import { addDays } from '@/lib/time/days';
import { instantOf } from '@/lib/time/instants';
import type { IsoDate } from '@/lib/time/types';
import type { TripDocument, TripLeg, TripSailing, TripStop } from './types';

/** A leg with no more than its times. */
interface TimedLeg extends Pick<TripLeg, 'position'> {
  readonly sailings: readonly Pick<TripSailing, 'departsAt' | 'arrivesAt'>[];
}

/** The day in Athens on which the first boat of a leg leaves. */
export const leavesOn = ({ sailings }: TimedLeg): IsoDate | undefined =>
  sailings[0] && athensDate(instantOf(sailings[0].departsAt));

/** The day in Athens on which the last boat of a leg arrives. */
export const arrivesOn = ({ sailings }: TimedLeg): IsoDate | undefined => {
  const last = sailings.at(-1);
  return last && athensDate(instantOf(last.arrivesAt));
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
 * and the nights; the next stop is reached the same day, or when its boat gets in, if that boat leaves on
 * that very day and arrives past midnight. Boats are looked at only where `legs` are given.
 */
export function stopDates({ startDate, stops, legs = [] }: Dated): readonly StopDates[] | null {
  if (!startDate) return null;
  let day = startDate;
  return stops.map(({ nights }, position) => {
    const arrive = dayAfter(legs, position, day);
    day = addDays(arrive, nights);
    return { arrive, leave: day };
  });
}

/** The day a way begun on `day` ends: the same day, or later by an overnight boat of that day. */
export function dayAfter(legs: readonly TimedLeg[], position: number, day: IsoDate): IsoDate {
  const leg = legs.find((one) => one.position === position);
  if (!leg || leavesOn(leg) !== day) return day;
  const arrives = arrivesOn(leg) ?? day;
  return arrives > day ? arrives : day;
}

/** The day the way to the stop at `position` begins (`stops.length`: the way home); null without dates. */
export function legDay(trip: Dated, position: number): IsoDate | null {
  if (position === 0) return trip.startDate;
  return stopDates(trip)?.[position - 1]?.leave ?? null;
}

/** The day a trip ends: of coming home where that boat is known, else of leaving the last island. */
export function lastDay(trip: Dated): IsoDate | null {
  const left = legDay(trip, trip.stops.length);
  return left && dayAfter(trip.legs ?? [], trip.stops.length, left);
}

/** Nights on islands; those on a boat are none. */
export function tripNights({ stops }: Pick<Dated, 'stops'>): number {
  return stops.reduce((sum, { nights }) => sum + nights, 0);
}
