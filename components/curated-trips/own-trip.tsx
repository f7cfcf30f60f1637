import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';

/** Sentence with links to the trips that the site works out from wishes or from chosen islands. */
export async function OwnTrip() {
  const t = await getTranslations('curatedTrips');
  return t.rich('own', {
    short: (words) => (
      <SiteLink href={routes.tripPlannerOriginal} className="text-link">
        {words}
      </SiteLink>
    ),
    planner: (words) => (
      <SiteLink href={routes.tripPlannerLegacy} className="text-link">
        {words}
      </SiteLink>
    ),
  });
}
