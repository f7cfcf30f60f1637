import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { SheetActions } from '@/components/saved-trips/sheet/sheet-actions';
import { TripSheet } from '@/components/saved-trips/sheet/trip-sheet';
import { buttonClass } from '@/components/ui/button';
import { SailingNote } from '@/components/weather/sailing-note';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { backupsOf } from '@/lib/trips/replan/backup';
import { crossingsOf } from '@/lib/trips/saved-trips/crossings';
import { entryListings } from '@/lib/trips/saved-trips/listings';
import type { Trip } from '@/lib/trips/saved-trips/types';
import { tripFindings } from '@/lib/trips/watch/queries';

/** A trip for reading and printing, as its owner sees it, with private notes. */
export async function SheetScreen({ trip }: { trip: Trip }) {
  const [locale, t, list] = await Promise.all([
    currentLocale(),
    getTranslations('savedTrips.sheet'),
    getTranslations('savedTrips.list'),
  ]);
  const path = routes.trip(trip.id);
  const network = liveNetwork();
  return (
    <>
      <PageHeader
        title={trip.title}
        crumbs={[
          { path: routes.myTrips, label: list('title') },
          { path, label: trip.title },
          { path: `${path}/sheet`, label: t('crumb') },
        ]}
        isCompact
      />
      <TripSheet
        view={{
          locale,
          network,
          trip,
          listings: await entryListings(trip, locale),
          findings: tripFindings(trip),
          backups: backupsOf(trip, network),
        }}
        privateNotes={trip.privateNotes}
        actions={
          <SheetActions locale={locale} files={`/api/trips/${trip.id}`}>
            <SiteLink href={path} className={buttonClass('secondary')}>
              {t('back')}
            </SiteLink>
          </SheetActions>
        }
        weather={
          <SailingNote
            report={knownReport()}
            crossings={crossingsOf(trip, network)}
            locale={locale}
            className="mt-6"
          />
        }
      />
    </>
  );
}
