import { AtPortNote } from '@/components/timetable/at-port';
import { FareOrigins } from '@/components/timetable/fare-origins';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { seasonOn } from '@/lib/sea/timetable/network';
import { operatorOf } from '@/lib/trips/saved-trips/operator-name';
import { originsOfSailings } from '@/lib/trips/saved-trips/stored-fares';
import type { SheetView } from './sheet-view';
import { TripNews } from './trip-news';

/** Source of the boats of a trip, their fares and times at the port, as one line that opens. Not rendered without boats. */
export function SheetBoatsLabel({ view }: { view: SheetView }) {
  const { trip, network, locale } = view;
  const boats = trip.legs.flatMap(({ sailings }) => sailings);
  const [first] = boats;
  if (!first) return null;
  const operators = new Set(boats.flatMap((boat) => operatorOf(boat, network) ?? []));
  return (
    <>
      <TimetableLabel
        locale={locale}
        info={network.info}
        loadedAt={network.loadedAt}
        season={seasonOn(network.seasons, athensDate(epochMinutesOf(first.departsAt)))}
        operators={[...operators]}
      >
        <FareOrigins locale={locale} origins={originsOfSailings(boats)} isFast={false} />
        <AtPortNote className="mt-2" />
      </TimetableLabel>
      <TripNews view={view} />
    </>
  );
}
