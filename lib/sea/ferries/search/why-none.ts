import type { CrossingAnswer } from './search-result';

/**
 * Explains why a crossing has no offer: the next day is better; the filter excludes all; its boats are cancelled, or
 * leave on another day; a connection is missed; the timetable has none.
 */
export function whyNone({
  isNextDayBetter,
  withoutWish,
  found,
  cancelled,
  moved,
  missed,
}: Pick<
  CrossingAnswer,
  'isNextDayBetter' | 'withoutWish' | 'found' | 'cancelled' | 'moved' | 'missed'
>): 'better' | 'filter' | 'cancelled' | 'moved' | 'missed' | 'nothing' {
  if (isNextDayBetter) return 'better';
  if (found > 0 || withoutWish.some(({ count }) => count > 0)) return 'filter';
  if (cancelled.length > 0) return 'cancelled';
  if (moved.length > 0) return 'moved';
  return missed.length > 0 ? 'missed' : 'nothing';
}
