import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { PlainListing } from '../../_listings/listing-view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('hotels', routes.hotels);

/** All hotels, without a query. */
export default async function PlainHotelsPage() {
  return <PlainListing kind="hotels" locale={await currentLocale()} />;
}
