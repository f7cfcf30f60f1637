import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { Network } from '@/lib/sea/timetable/network';
import { CuratedTripCard } from './curated-trip-card';
import type { PlannedCuratedTrip } from './curated-trip-view';
import { OwnTrip } from './own-trip';
import './curated-trips.css';

interface CuratedTripsPageProps {
  trips: readonly PlannedCuratedTrip[];
  network: Network;
  locale: Locale;
}

/** Curated trips, each with a poster of its route. */
export async function CuratedTripsPage({ trips, network, locale }: CuratedTripsPageProps) {
  const t = await getTranslations('curatedTrips');
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.packages, label: t('crumb') }]}
      />
      <div className="page-grid pb-20">
        <ul className="curated-trip-grid">
          {trips.map((curated) => (
            <li key={curated.trip.slug}>
              <CuratedTripCard curated={curated} network={network} locale={locale} />
            </li>
          ))}
        </ul>
        <div className="mt-14 grid gap-8 border-t border-rule pt-8 lg:grid-cols-2">
          <p className="measure">
            <OwnTrip />
          </p>
          <div>
            <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
            <p className="mt-3 font-ui text-sm text-ink-2">{t('drawn')}</p>
          </div>
        </div>
      </div>
    </>
  );
}
