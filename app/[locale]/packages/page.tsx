import { cacheLife } from 'next/cache';
import { plannedCuratedTrip } from '@/app/[locale]/packages/planned-curated-trips';
import { CuratedTripsPage } from '@/components/curated-trips/curated-trips-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { today } from '@/lib/foundation/time/athens';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { allCuratedTrips } from '@/lib/trips/curated-trips/queries';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('curatedTrips', routes.packages);

/**
 * The curated trips; cached for an hour, so that their routes follow the timetable and the date.
 */
export default async function CuratedTripListPage() {
  'use cache';
  cacheLife('hours');
  const day = today();
  return (
    <CuratedTripsPage
      trips={allCuratedTrips().map((trip) => plannedCuratedTrip(trip, day))}
      network={ferryNetwork()}
      locale={await currentLocale()}
    />
  );
}
