import { currentLocale } from '@/lib/i18n/current';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { PlainListing } from '../../listing-view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('activities', routes.activities);

/** All activities, without a query. */
export default async function PlainActivitiesPage() {
  return <PlainListing kind="activities" locale={await currentLocale()} />;
}
