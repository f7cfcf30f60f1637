import { currentLocale } from '@/lib/i18n/current';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { PlainListing } from '../../listing-view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('hotels', routes.hotels);

/** All hotels, without a query. */
export default async function PlainHotelsPage() {
  return <PlainListing kind="hotels" locale={await currentLocale()} />;
}
