import { currentLocale } from '@/lib/i18n/current';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { PlainListing } from '../../listing-view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('vehicles', routes.rentACar);

/** All vehicles for hire, without a query. */
export default async function PlainVehiclesPage() {
  return <PlainListing kind="vehicles" locale={await currentLocale()} />;
}
