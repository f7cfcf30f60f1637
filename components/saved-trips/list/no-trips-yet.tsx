import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/platform/routes/register';

interface NoTripsYetProps {
  /** True if archived or deleted trips are listed below. */
  hasOthers: boolean;
  /** Tours to start from, if there are no trips at all. */
  children: ReactNode;
}

/** Empty list: suggests ways to create a first trip. */
export async function NoTripsYet({ hasOthers, children }: NoTripsYetProps) {
  const t = await getTranslations('savedTrips.list');
  return (
    <>
      <section aria-labelledby="empty" className="mb-12 border-l-2 border-accent bg-deep px-5 py-6">
        <h2 id="empty">{t('emptyTitle')}</h2>
        <p className="measure mt-2">{t(hasOthers ? 'emptyAllAway' : 'emptyText')}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <SiteLink
            href={routes.tripPlannerLegacy}
            className={buttonClass(hasOthers ? 'secondary' : 'primary')}
          >
            {t('plan')}
          </SiteLink>
          <SiteLink href={routes.newTrip} className={buttonClass('secondary')}>
            {t('start')}
          </SiteLink>
        </p>
      </section>
      {hasOthers ? null : children}
    </>
  );
}
