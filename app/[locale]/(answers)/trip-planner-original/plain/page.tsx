import { currentLocale } from '@/lib/i18n/current';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { ShortTripView } from '../view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('shortTrip', routes.tripPlannerOriginal);

/** Seven questions, before any was answered. */
export default async function PlainShortTripPage() {
  return <ShortTripView locale={await currentLocale()} asked={{ values: {}, errors: {} }} />;
}
