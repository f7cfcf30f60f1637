import type { IsoDate } from '@/lib/foundation/time/types';
import type { CrossingQuery, FerrySearch } from './read-search';

/** Days from the first to the last, both included; empty when the first comes after the last. */
export interface DayRange {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** The crossing after which another one comes: a way back after the way out, a further leg after the leg before. */
function crossingBefore(
  crossings: readonly CrossingQuery[],
  { purpose }: CrossingQuery,
  index: number,
): CrossingQuery | undefined {
  if (purpose === 'outbound') return undefined;
  const follows = purpose === 'return' ? ['outbound'] : ['outbound', 'further'];
  return crossings.slice(0, index).findLast((one) => follows.includes(one.purpose));
}

/** The days of a range on which a crossing of a search can be: not before the one it comes after. */
export function possibleDays(
  { crossings }: Pick<FerrySearch, 'crossings'>,
  crossing: CrossingQuery,
  { first, last }: DayRange,
): DayRange {
  const before = crossingBefore(crossings, crossing, crossings.indexOf(crossing));
  return { first: before && before.date > first ? before.date : first, last };
}

/** Moves one crossing of a search to another day, and later crossings with it where they would come too early. */
export function onAnotherDay(
  search: FerrySearch,
  crossing: CrossingQuery,
  date: IsoDate,
): FerrySearch {
  const crossings: CrossingQuery[] = [];
  for (const [index, one] of search.crossings.entries()) {
    const moved = one === crossing ? { ...one, date } : one;
    const before = crossingBefore(crossings, moved, index);
    crossings.push(before && moved.date < before.date ? { ...moved, date: before.date } : moved);
  }
  return { ...search, crossings };
}
