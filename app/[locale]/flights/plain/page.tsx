import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { FlightsView } from '../view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('flights', routes.flights);

/** Airports and their airlines, without a query. */
export default async function PlainFlightsPage() {
  return <FlightsView locale={await currentLocale()} state={{}} />;
}
