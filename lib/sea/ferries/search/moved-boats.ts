import { addDays, dayOf } from '@/lib/foundation/time/days';
import { inClass } from '@/lib/sea/timetable/engine/tariffs';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import { directJourneys } from './direct-journeys';
import { type Asker, restrictionsOf } from './offer-filter';
import { fareBook, isSea, type Offer, offerOf } from './offers';
import type { CrossingQuery } from './read-search';

/**
 * Direct boats scheduled on the day of a crossing that run so late, or so early, that they leave on another day: people
 * look for them on the scheduled day. Ordered by expected departure. The hours the party asked for do not apply.
 */
export function movedBoats(
  everyClass: Timetable,
  { from, to, date }: Pick<CrossingQuery, 'from' | 'to' | 'date'>,
  asker: Asker,
): readonly Offer[] {
  // Only a timetable with changes has another behind it.
  if (!everyClass.scheduled) return [];
  const timetable = inClass(everyClass, asker.fareClass);
  const { clock, feed } = timetable;
  const { mayLeave: _, ...restrictions } = restrictionsOf(asker);
  const book = fareBook(feed);
  return [addDays(date, -1), addDays(date, 1)]
    .flatMap((other) => directJourneys(timetable, from.portIds, to.portIds, other, restrictions))
    .filter(({ legs, departure }) => {
      const [first] = legs.filter(isSea);
      const scheduled = departure - (first?.delay?.departure ?? 0);
      return clock.dayAt(scheduled) === dayOf(date);
    })
    .map((journey) => offerOf(journey, asker, book));
}
