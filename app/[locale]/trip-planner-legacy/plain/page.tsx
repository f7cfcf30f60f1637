import { cacheLife } from 'next/cache';
import { PlannerStart } from '@/components/planner/planner-start';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { today } from '@/lib/foundation/time/athens';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { ferryNetwork } from '@/lib/sea/timetable/queries';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('planner', routes.tripPlannerLegacy);

/**
 * The planner without a query. Cached for a minute, so that it follows the date and the current
 * timetable.
 */
export default async function PlannerPage() {
  'use cache';
  cacheLife('minutes');
  const locale = await currentLocale();
  return <PlannerStart locale={locale} network={ferryNetwork()} today={today()} />;
}
