import { TimetableLabel } from '@/components/ferries/timetable-label';
import { seasonOn } from '@/lib/ferries/ferry-timetable';
import { athensDate } from '@/lib/ferries/format';
import { instantOf, type SheetView } from './sheet-view';

/** What the boats of a trip are, and where to check them. Nothing without boats. */
export function SheetBoatsLabel({ view: { trip, known, locale } }: { view: SheetView }) {
  const boats = trip.legs.flatMap(({ sailings }) => sailings);
  const [first] = boats;
  if (!first) return null;
  const named = new Set(boats.map(({ operator }) => operator));
  const operators = [...known.operators.values()].filter(
    ({ name }) => named.has(name.en) || named.has(name.el),
  );
  return (
    <TimetableLabel
      locale={locale}
      info={known.info}
      loadedAt={known.loadedAt}
      season={seasonOn(known.feed.seasons, athensDate(instantOf(first.departsAt)))}
      operators={operators}
    />
  );
}
