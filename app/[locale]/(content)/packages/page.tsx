import { cacheLife } from 'next/cache';
import { drawnPackage } from '@/app/[locale]/(answers)/packages/drawn';
import { PackagesPage } from '@/components/packages/packages-page';
import { currentLocale } from '@/lib/i18n/current';
import { allPackages } from '@/lib/packages/queries';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { today } from '@/lib/time/athens';
import { ferryNetwork } from '@/lib/timetable/queries';

export const generateMetadata = () => metadataOf('packages', routes.packages);

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
