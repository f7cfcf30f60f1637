import { addDays } from '@/lib/foundation/time/days';
import { orthodoxEaster } from '@/lib/foundation/time/easter';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Feast } from './data';

const firstDay = ({ on }: Feast, year: number): IsoDate =>
  typeof on === 'number' ? addDays(orthodoxEaster(year), on) : `${year}-${on}`;

/** First and last day of the next time a feast is kept, today included. */
export function nextDates(feast: Feast, today: IsoDate): readonly [first: IsoDate, last: IsoDate] {
  const year = Number(today.slice(0, 4));
  const inYear = (kept: number) => {
    const first = firstDay(feast, kept);
    return [first, addDays(first, (feast.days ?? 1) - 1)] as const;
  };
  const [first, last] = inYear(year);
  return last >= today ? [first, last] : inYear(year + 1);
}
