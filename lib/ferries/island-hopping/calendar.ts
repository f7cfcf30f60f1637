import { dateOf, dayOf } from '../engine/service-clock.ts';
import type { IsoDate } from '../types.ts';

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(dayOf(date) + days);
}
