import { addDays, mondayFrom } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { FerryFeed, Season } from '@/lib/sea/timetable/types';

/** A week that represents its season. */
export interface SeasonWeek {
  /** Undefined if the feed names no seasons. */
  readonly season?: Season['id'];
  readonly monday: IsoDate;
}

/** Days from the beginning of a season to its usual week: high summer, and winter before its holidays. */
const intoSeason = 35;

/** The weeks that are compared: summer and winter where the feed names them, else its first whole week. */
export function seasonWeeks({ info, seasons }: Pick<FerryFeed, 'info' | 'seasons'>): SeasonWeek[] {
  const weeks = (['summer', 'winter'] as const).flatMap((id): SeasonWeek[] => {
    const season = seasons.find((one) => one.id === id);
    if (!season) return [];
    const monday = mondayFrom(addDays(season.start, intoSeason));
    return addDays(monday, 6) > season.end ? [] : [{ season: id, monday }];
  });
  return weeks.length > 0 ? weeks : [{ monday: mondayFrom(info.start) }];
}
