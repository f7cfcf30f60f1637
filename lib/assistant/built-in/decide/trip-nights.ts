import { addDays, daysBetween } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { PlaceId } from '../understand/place-names';
import type { Begin, TripState } from './trip-state';

/** Number of nights of a trip, once its dates are known. */
export function nightsOf({
  begin,
  length,
  flight,
  flyOut,
  wants,
  othersNights,
  athens,
}: TripState): number | undefined {
  if (!begin) return undefined;
  const away = awayOf({ athens } as TripState);
  if (begin.last) return daysBetween(begin.first, begin.last) - away;
  const untilFlight = flyOut && flight?.date ? daysBetween(begin.first, flight.date) : undefined;
  // `Seven nights, flight from Athens on the eighth day`: the last night is in Athens.
  const isEve = length !== undefined && untilFlight === length.nights + 1;
  const sum = sumOf(wants);
  if (untilFlight !== undefined && away > 0) return untilFlight - away;
  if (untilFlight !== undefined && !(isEve && isAthens(flyOut))) return untilFlight;
  if (length && (athens?.isExtra || sum === length.nights)) return length.nights;
  if (length) return length.nights - away;
  return sum && sum + (othersNights ?? 0);
}

/** Nights in Athens before and after the islands. */
export const awayOf = ({ athens }: TripState): number =>
  (athens?.before ?? 0) + (athens?.after ?? 0);

export const isAthens = (place: PlaceId | undefined) => place === 'ath' || place === 'athens';

/** Nights for a first suggestion where the traveller gave none. */
export const usualNights = ({ wants, count }: TripState): number =>
  Math.min(14, 3 * (wants.size || count?.[1] || 0)) || 7;

/**
 * Beginning of a trip without a date: in time for the flight home if its day is known, in two weeks
 * during the season, and otherwise in the next June.
 */
export function exampleBegin(trip: TripState, today: IsoDate): Begin {
  const { flight, flyOut, length } = trip;
  const nights = length?.nights ?? usualNights(trip);
  if (flyOut && flight?.date) return { first: addDays(flight.date, -nights), isOurs: true };
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (month >= 4 && month <= 9) return { first: addDays(today, 14), isOurs: true };
  const june = `${month < 4 ? year : year + 1}-06`;
  const open = { from: `${june}-01` as IsoDate, to: `${june}-30` as IsoDate };
  return { first: suggestedDay({ first: open.from, open }), isOurs: true };
}

/** First Saturday from the sixth day of an open range on, for a suggestion. */
export function suggestedDay({ open, first }: Begin): IsoDate {
  if (!open) return first;
  let day: IsoDate = addDays(open.from, 5);
  for (let step = 0; step < 7 && new Date(`${day}T00:00Z`).getUTCDay() !== 6; step += 1)
    day = addDays(day, 1);
  return day <= open.to ? day : open.from;
}

/** Sum of the nights, if every island has its own number. */
function sumOf(wants: TripState['wants']): number | undefined {
  const told = [...wants.values()].map(({ nights }) => nights?.[0]);
  const sum = told.reduce<number>((all, one) => all + (one ?? 0), 0);
  return sum > 0 && told.every((one) => one !== undefined) ? sum : undefined;
}
