import { type Day, dateOf, minutesPerDay } from '../../../foundation/time/days.ts';
import type { EpochMinutes, IsoDate } from '../../../foundation/time/types.ts';

/** Conversion between days in a feed's time zone and instants. */
export interface ServiceClock {
  /** First minute of the calendar day. */
  midnight(day: Day): EpochMinutes;
  /**
   * Instant from which the times of a service day count: noon minus twelve hours, which is midnight
   * except on the two days a year when the clocks change.
   */
  origin(day: Day): EpochMinutes;
  /** Calendar day of an instant. */
  dayAt(instant: EpochMinutes): Day;
  /** Cached {@link dateOf}, because formatting a date takes as long as a large part of a search. */
  dateOf(day: Day): IsoDate;
}

/**
 * Creates the clock of a time zone.
 *
 * @param timezone IANA name @throws {RangeError} when the runtime does not know the zone
 */
export function serviceClock(timezone: string): ServiceClock {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const midnights = new Map<Day, EpochMinutes>();
  const origins = new Map<Day, EpochMinutes>();
  const dates = new Map<Day, IsoDate>();

  function offsetAt(instant: EpochMinutes): number {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant * 60_000)) {
      parts[type] = Number(value);
    }
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - instant;
  }

  /**
   * Applies the offset twice, because the first guess may lie on the other side of a clock change.
   */
  function epochMinutesOf(local: number): EpochMinutes {
    const guess = local - offsetAt(local);
    return local - offsetAt(guess);
  }

  function kept<Kept>(memory: Map<Day, Kept>, day: Day, find: () => Kept): Kept {
    const known = memory.get(day);
    if (known !== undefined) return known;
    const found = find();
    memory.set(day, found);
    return found;
  }

  const midnight = (day: Day) => kept(midnights, day, () => epochMinutesOf(day * minutesPerDay));
  const origin = (day: Day) =>
    kept(origins, day, () => epochMinutesOf(day * minutesPerDay + 720) - 720);

  return {
    midnight,
    origin,
    dateOf: (day) => kept(dates, day, () => dateOf(day)),
    dayAt(instant) {
      let day = Math.floor(instant / minutesPerDay);
      while (midnight(day) > instant) day -= 1;
      while (midnight(day + 1) <= instant) day += 1;
      return day;
    },
  };
}
