import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { KeepTrips } from '@/components/offline/take-along';
import { StartingPoints } from '@/components/planner/starting-points';
import { readOutcome } from '@/components/saved-trips/list/list-outcomes';
import { NoTripsYet } from '@/components/saved-trips/list/no-trips-yet';
import { OutcomeLine } from '@/components/saved-trips/list/outcome-line';
import { TripLists } from '@/components/saved-trips/list/trip-lists';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { today } from '@/lib/foundation/time/athens';
import { routes } from '@/lib/platform/routes/register';
import { suggestedFirstDay } from '@/lib/sea/planner/plan-request/starting-points';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import { listActions } from './list-actions';

interface ListScreenProps {
  /** All trips of the person, including archived and deleted ones. */
  trips: readonly TripSummary[];
  /** Query of the address, which says what has just been done. */
  query: Parameters<typeof readOutcome>[0];
}

/** Number of trips at the top of the list that are cached for offline reading. */
const mostKept = 12;

/** The person's trips, or ways to create the first one. */
export async function ListScreen({ trips, query }: ListScreenProps) {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('savedTrips.list')]);
  const network = ferryNetwork();
  const current = trips.filter((trip) => !trip.deletedAt && !trip.archivedAt);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.myTrips, label: t('title') }]}
      >
        <p className="mt-6 flex flex-wrap gap-3">
          {trips.length > 0 ? (
            <SiteLink href={routes.newTrip} className={buttonClass('primary')}>
              {t('new')}
            </SiteLink>
          ) : null}
          <SiteLink href={routes.nearby} className={buttonClass('secondary')}>
            {t('nearby')}
          </SiteLink>
        </p>
      </PageHeader>
      <div className="page-grid pb-20">
        <OutcomeLine
          locale={locale}
          outcome={readOutcome(query)}
          trips={trips}
          actions={listActions}
        />
        {current.length > 0 ? null : (
          <NoTripsYet hasOthers={trips.length > 0}>
            <StartingPoints locale={locale} firstDay={suggestedFirstDay(today(), network.info)} />
          </NoTripsYet>
        )}
        <TripLists view={{ locale, network, actions: listActions }} trips={trips} />
        {current.length > 0 ? (
          <KeepTrips locale={locale} ids={current.slice(0, mostKept).map(({ id }) => id)} />
        ) : null}
      </div>
    </>
  );
}
