import { cacheLife } from 'next/cache';
import { drawnPackage } from '@/app/[locale]/packages/drawn';
import { PackagesPage } from '@/components/curated-trips/packages-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { today } from '@/lib/foundation/time/athens';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { allPackages } from '@/lib/trips/curated-trips/queries';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('curatedTrips', routes.packages);

/**
 * The curated trips; cached for an hour, so that their routes follow the timetable and the date.
 */
export default async function PackageListPage() {
  'use cache';
  cacheLife('hours');
  const day = today();
  return (
    <PackagesPage
      packages={allPackages().map((trip) => drawnPackage(trip, day))}
      network={ferryNetwork()}
      locale={await currentLocale()}
    />
  );
}
