import type { CrossingAnswer } from './search-result';

/**
 * Explains why a crossing has no offer: the next day is better; the filter excludes all; its boats are cancelled, or
 * leave on another day; the timetable has none.
 */
export function whyNone({
  isNextDayBetter,
  withoutWish,
  found,
  cancelled,
  moved,
}: Pick<CrossingAnswer, 'isNextDayBetter' | 'withoutWish' | 'found' | 'cancelled' | 'moved'>):
  | 'better'
  | 'filter'
  | 'cancelled'
  | 'moved'
  | 'nothing' {
  if (isNextDayBetter) return 'better';
  if (found > 0 || withoutWish.some(({ count }) => count > 0)) return 'filter';
  if (cancelled.length > 0) return 'cancelled';
  return moved.length > 0 ? 'moved' : 'nothing';
}
