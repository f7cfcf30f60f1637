import { getTranslations } from 'next-intl/server';
import { BoatDelay } from '@/components/timetable/boat-delay';
import { WarningLines } from '@/components/timetable/boat-warnings';
import { formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { sailingNews } from '@/lib/trips/saved-trips/sailing-news';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import type { SheetView } from './sheet-view';

interface BoatStatusProps {
  view: SheetView;
  boat: TripSailing;
  /** Expected arrival of the boat before, if this one leaves before one can change. */
  missed: EpochMinutes | undefined;
}

/** Realtime note of a boat: its cancellation or delay, a missed connection, and warnings. */
export async function BoatStatus({ view: { network, locale }, boat, missed }: BoatStatusProps) {
  const news = sailingNews(network, boat);
  if (!news && missed === undefined) return null;
  const t = await getTranslations('ferries.realtime');
  const strong = 'block text-sm font-semibold text-bad';
  if (news?.isCancelled) return <strong className={strong}>{t('cancelled')}</strong>;
  return (
    <>
      {missed === undefined ? null : (
        <strong className={strong}>{t('missed', { time: formatClock(missed) })}</strong>
      )}
      {news ? (
        <>
          <BoatDelay
            locale={locale}
            delay={{ departure: news.late, arrival: news.lateArrival }}
            departure={news.expected}
            arrival={epochMinutesOf(boat.arrivesAt) + news.lateArrival}
          />
          <WarningLines locale={locale} warnings={news.warnings} />
        </>
      ) : null}
    </>
  );
}
