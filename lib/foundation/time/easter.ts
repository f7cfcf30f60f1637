import { addDays } from './days';
import type { IsoDate } from './types';

/**
 * Returns Orthodox Easter Sunday by Meeus' Julian algorithm. The offset of 13 days holds until
 * 2099.
 */
export function orthodoxEaster(year: number): IsoDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const month = Math.floor((moon + week + 114) / 31);
  const day = ((moon + week + 114) % 31) + 1;
  return addDays(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, 13);
}
