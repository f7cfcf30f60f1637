import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { PlainListing } from '../../_listings/listing-view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('vehicles', routes.rentACar);

/** All vehicles for hire, without a query. */
export default async function PlainVehiclesPage() {
  return <PlainListing kind="vehicles" locale={await currentLocale()} />;
}
