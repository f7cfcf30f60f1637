import type { IsoDate } from '@/lib/foundation/time/types';
import { bareDays } from './bare-days';
import { monthDates, wholeMonths } from './month-dates';
import { monthParts } from './month-parts';
import { relativeDates, seasonDates, weekdays } from './relative-dates';
import type { Reading } from './text';
import { TimeFinder, type TimeMention } from './time-finder';
import { feastDates, writtenDates } from './written-dates';

const exactness: Readonly<Record<TimeMention['grain'], number>> = {
  ...{ range: 0, day: 1, part: 2, month: 3, season: 4 },
};

/** Finds dates in a message, most exact first, then by position. Removes them from the reading. */
export function timesIn(reading: Reading, today: IsoDate, near?: IsoDate): TimeMention[] {
  const times = new TimeFinder(reading, today, near);
  writtenDates(times);
  feastDates(times);
  monthDates(times);
  monthParts(times);
  relativeDates(times);
  wholeMonths(times);
  bareDays(times);
  weekdays(times);
  seasonDates(times);
  return times.found.toSorted((a, b) => exactness[a.grain] - exactness[b.grain] || a.at - b.at);
}
