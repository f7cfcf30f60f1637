import { dateOf, dayOf } from '../../timetable/engine/service-clock.ts';
import type { IsoDate } from '../../timetable/types.ts';

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(dayOf(date) + days);
}
