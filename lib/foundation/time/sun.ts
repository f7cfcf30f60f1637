import { getTimes } from 'suncalc';
import { formatClock } from './athens';
import type { IsoDate } from './types';

/** Sunrise and sunset, minutes of the day in Athens. */
export interface Daylight {
  readonly rise: number;
  readonly set: number;
}

/** Minutes of the day of `07:25`. */
export function minutesOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats minutes of the day as `07:25`; values beyond midnight continue from `00:00`. */
export function clockOf(minutes: number): string {
  const within = ((Math.round(minutes) % 1440) + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/**
 * Returns sunrise and sunset over a level horizon, to the minute. Hills, or a viewpoint above the
 * sea, shift them.
 * @param at WGS 84 degrees, where the sun rises and sets every day
 * @throws {RangeError} where it does not
 */
export function daylightOn(date: IsoDate, at: { lat: number; lon: number }): Daylight {
  const { sunrise, sunset } = getTimes(new Date(`${date}T12:00Z`), at.lat, at.lon);
  if (!sunrise || !sunset) throw new RangeError(`No sunrise or no sunset at ${at.lat}° on ${date}`);
  const minutes = (moment: Date) =>
    minutesOfClock(formatClock(Math.round(moment.getTime() / 60_000)));
  return { rise: minutes(sunrise), set: minutes(sunset) };
}
