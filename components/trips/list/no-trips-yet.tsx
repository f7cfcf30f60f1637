import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { StartingPoints } from '@/components/planner/starting-points';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/register';
import type { IsoDate } from '@/lib/time/types';

interface NoTripsYetProps {
  locale: Locale;
  /** Of the ready tours. */
  firstDay: IsoDate;
  /** Archived or deleted trips are listed below. */
  hasOthers: boolean;
}

/** An empty list: the ways to a first trip. */
export async function NoTripsYet({ locale, firstDay, hasOthers }: NoTripsYetProps) {
  const t = await getTranslations('trips.list');
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
      {hasOthers ? null : <StartingPoints locale={locale} firstDay={firstDay} />}
    </>
  );
}
