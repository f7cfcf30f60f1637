import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes/register';
import { writeQuery } from '@/lib/sea/planner/plan-request/query';
import { writePlan } from '@/lib/sea/planner/plan-request/write-plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';

/**
 * Link to the page that saves the plan: it shows the plan again and asks for a title, after signing
 * in if needed.
 */
export async function SavePlan({ request }: { request: PlanRequest }) {
  const t = await getTranslations('savedTrips.new');
  const plan = new URLSearchParams({ plan: writeQuery(writePlan(request)) });
  return (
    <SiteLink href={`${routes.newTrip}?${plan}`} rel="nofollow" className={buttonClass('primary')}>
      {t('savePlan')}
    </SiteLink>
  );
}
