import { dayOf } from '@/lib/foundation/time/days';
import type { NoticedScreen } from '@/lib/sea/timetable/notices';
import { isSea } from './offers';
import type { SearchResult } from './search-result';

/**
 * Boats and ports of a search result that its notices should concern: boats sailing or not, and the ports of both ends.
 */
export function noticedScreen({ crossings }: Pick<SearchResult, 'crossings'>): NoticedScreen {
  const boats = crossings.flatMap(({ offers, moved, cancelled }) => [
    ...[...offers, ...moved].flatMap(({ journey }) => journey.legs.filter(isSea)),
    ...cancelled,
  ]);
  const days = crossings.map(({ crossing }) => dayOf(crossing.date) * 1440);
  return {
    boats,
    portIds: crossings.flatMap(({ crossing: { from, to } }) => [...from.portIds, ...to.portIds]),
    // Whole days, a few hours about: no clock is exact to say when a notice of a day begins.
    span: [Math.min(...days), Math.max(...days) + 1440],
  };
}
