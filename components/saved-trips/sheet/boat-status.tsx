import { getTranslations } from 'next-intl/server';
import { BoatDelay } from '@/components/timetable/boat-delay';
import { WarningLines } from '@/components/timetable/boat-warnings';
import { epochMinutesOf, now } from '@/lib/foundation/time/epoch-minutes';
import { sailingNews, warningsAhead } from '@/lib/trips/saved-trips/sailing-news';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import type { SheetView } from './sheet-view';

interface BoatStatusProps {
  view: SheetView;
  boat: TripSailing;
}

/** Realtime note of a boat: its cancellation or delay, and warnings. */
export async function BoatStatus({ view: { network, locale }, boat }: BoatStatusProps) {
  const news = sailingNews(network, boat);
  if (!news) return null;
  const t = await getTranslations('ferries.realtime');
  const strong = 'block text-sm font-semibold text-bad';
  if (news.isCancelled) return <strong className={strong}>{t('cancelled')}</strong>;
  return (
    <>
      <BoatDelay
        locale={locale}
        delay={{ departure: news.late, arrival: news.lateArrival }}
        departure={news.expected}
        arrival={epochMinutesOf(boat.arrivesAt) + news.lateArrival}
      />
      <WarningLines locale={locale} warnings={warningsAhead(news, Math.floor(now()))} />
    </>
  );
}
