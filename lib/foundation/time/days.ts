import type { IsoDate } from './types.ts';

/*
 * Arithmetic of calendar days. They have no time zone: the difference of two dates is the same
 * everywhere.
 */

/** A calendar day as a number: whole days since 1970-01-01. */
export type Day = number;

export const minutesPerDay = 1440;
export const millisecondsPerDay = minutesPerDay * 60_000;

/**
 * Number of a date. Days after the end of a month may count into the next one: see {@link isDate}.
 *
 * @throws {RangeError} when the text is not a date.
 */
export function dayOf(date: IsoDate): Day {
  const milliseconds = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a date: ${date}`);
  return milliseconds / millisecondsPerDay;
}

export function dateOf(day: Day): IsoDate {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

/** True for an existing date, written `2027-07-14`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const milliseconds = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text);
}

/** 0 is Monday. Day 0 was a Thursday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Date that is `days` after another, or before it. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(dayOf(date) + days);
}

/** The same day some months later, or the last day of that month where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const found = Date.UTC(year, month - 1 + months, Math.min(day, last));
  return new Date(found).toISOString().slice(0, 10);
}

/** Number of days from `first` to `last`; negative where `last` is earlier. */
export function daysBetween(first: IsoDate, last: IsoDate): number {
  return dayOf(last) - dayOf(first);
}

/** The date itself if it is a Monday, otherwise the next Monday. */
export function mondayFrom(date: IsoDate): IsoDate {
  const day = dayOf(date);
  return dateOf(day + ((7 - weekdayOf(day)) % 7));
}

/** All days from one to another, both included; empty if the last is before the first. */
export function daysFrom(first: IsoDate, last: IsoDate): IsoDate[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
