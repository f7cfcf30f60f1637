import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { SheetActions } from '@/components/saved-trips/sheet/sheet-actions';
import { TripSheet } from '@/components/saved-trips/sheet/trip-sheet';
import { buttonClass } from '@/components/ui/button';
import { SailingNote } from '@/components/weather/sailing-note';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { routes } from '@/lib/platform/routes/register';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { backupsOf } from '@/lib/trips/replan/backup';
import { crossingsOf } from '@/lib/trips/saved-trips/crossings';
import { entryListings } from '@/lib/trips/saved-trips/listings';
import type { SharedTrip } from '@/lib/trips/saved-trips/types';
import { tripFindings } from '@/lib/trips/watch/queries';

/** A trip as shown to anyone with its link: the answer first, then copying and downloads. */
export async function SharedTripScreen({ token, trip }: { token: string; trip: SharedTrip }) {
  const [locale, t, sheet] = await Promise.all([
    currentLocale(),
    getTranslations('savedTrips.shared'),
    getTranslations('savedTrips.sheet'),
  ]);
  const network = liveNetwork();
  const updatedOn = athensDate(epochMinutesOf(trip.updatedAt));
  return (
    <>
      <PageHeader
        title={trip.title}
        crumbs={[{ path: routes.sharedTrip(token), label: t('crumb') }]}
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
        actions={
          <>
            <SheetActions locale={locale} files={`/api/shared-trips/${token}`}>
              <SiteLink
                href={`${routes.newTrip}?copy=${token}`}
                rel="nofollow"
                className={buttonClass('primary')}
              >
                {t('copy')}
              </SiteLink>
              <SiteLink
                href={`${routes.followTrip}?trip=${token}`}
                rel="nofollow"
                className={buttonClass('secondary')}
              >
                {t('follow')}
              </SiteLink>
            </SheetActions>
            <p className="measure mt-3 font-ui text-sm text-ink-2">
              <span data-print="hide">{t('intro')} </span>
              {sheet('updated', { date: formatDate(updatedOn, locale) })}
            </p>
          </>
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
