import { cacheLife } from 'next/cache';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { TripSuggestionView } from '../view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('tripSuggestions', routes.tripPlannerOriginal);

/** The seven questions, unanswered. Cached for a minute, so that it names the current timetable. */
export default async function PlainTripSuggestionPage() {
  'use cache';
  cacheLife('minutes');
  return <TripSuggestionView locale={await currentLocale()} request={{ values: {}, errors: {} }} />;
}
