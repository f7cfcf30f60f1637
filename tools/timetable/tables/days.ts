import { type Day, dayOf, isDate } from '../../../lib/foundation/time/days.ts';

/**
 * Converts an ISO date to a day number, for plain arithmetic on ranges. Throws if it is not a date.
 */
export function dayNumber(iso: string): Day {
  if (!isDate(iso)) throw new Error(`"${iso}" is no date: write 2027-07-14`);
  return dayOf(iso);
}

/** Two day numbers, both included. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/** Parses one day, `2027-05-02`, or the first and last of several, `2027-03-05/2027-03-26`. */
export function parseDays(text: string): DayRange {
  const [first = '', last = first, ...more] = text.split('/');
  const [start, end] = [dayNumber(first), dayNumber(last)];
  if (more.length > 0 || end < start) {
    throw new Error(`"${text}" is no range: write 2027-03-05/2027-03-26`);
  }
  return { start, end };
}

/** Parses `1357` or `1234567`, with 1 for Monday, into seven flags from Monday on. */
export function parseWeekdays(text: string): readonly boolean[] {
  if (!/^[1-7]+$/.test(text) || new Set(text).size !== text.length) {
    throw new Error(`"${text}" is no list of weekdays: write 1234567 or some of it, 1 is Monday`);
  }
  return Array.from({ length: 7 }, (_, index) => text.includes(String(index + 1)));
}

/** Names of seasons for sailings: those of the table of seasons, and high summer. */
export const seasonNames = ['winter', 'shoulder', 'summer', 'high-summer'] as const;
export type SeasonName = (typeof seasonNames)[number];

export function parseSeasons(text: string): readonly SeasonName[] {
  const names = text.split(/\s+/);
  return names.map((name) => {
    const season = seasonNames.find((known) => known === name);
    if (!season) throw new Error(`"${name}" is no season: ${seasonNames.join(', ')}`);
    return season;
  });
}
