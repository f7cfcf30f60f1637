import { addDays, daysFrom } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { CuratedTrip } from './schema';

/**
 * Days tried one by one on either side; beyond them only the first and last days of months in
 * season.
 */
const near = 14;

export interface NearestDates {
  readonly before?: IsoDate;
  readonly after?: IsoDate;
}

interface Looking {
  readonly season: CuratedTrip['season'];
  /** First and last day on which the trip may begin. */
  readonly first: IsoDate;
  readonly last: IsoDate;
}

const monthOf = (date: IsoDate) => Number(date.slice(5, 7));

/** The days to try on one side, the nearest first. */
export function daysToTry(date: IsoDate, { season, first, last }: Looking, by: 1 | -1): IsoDate[] {
  const isThere = (day: IsoDate) => day >= first && day <= last;
  const days = Array.from({ length: near }, (_, step) => addDays(date, by * (step + 1)));
  const beyond = addDays(date, by * (near + 1));
  const far = by > 0 ? daysFrom(beyond, last) : daysFrom(first, beyond).toReversed();
  const entersMonth = (day: IsoDate) => monthOf(day) !== monthOf(addDays(day, -by));
  const months = far.filter((day) => entersMonth(day) && season.months.includes(monthOf(day)));
  return [...days, ...months].filter(isThere);
}

/**
 * Finds the nearest days before and after a date on which a trip can begin, by trying each one.
 *
 * @param works whether boats for the trip exist from a day on
 */
export async function nearestDates(
  date: IsoDate,
  looking: Looking,
  works: (date: IsoDate) => Promise<boolean>,
): Promise<NearestDates> {
  const find = async (by: 1 | -1) => {
    for (const day of daysToTry(date, looking, by)) if (await works(day)) return day;
    return undefined;
  };
  const [before, after] = await Promise.all([find(-1), find(1)]);
  return { ...(before && { before }), ...(after && { after }) };
}
