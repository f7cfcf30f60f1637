import { getTranslations } from 'next-intl/server';
import { BoatDelay } from '@/components/timetable/boat-delay';
import { WarningLines } from '@/components/timetable/boat-warnings';
import { sailingNews } from '@/lib/trips/sailing-news';
import type { TripSailing } from '@/lib/trips/types';
import type { SheetView } from './sheet-view';

/** Realtime note of a boat: its cancellation or delay, and warnings of notices. */
export async function BoatTold({ view, boat }: { view: SheetView; boat: TripSailing }) {
  const { network, locale } = view;
  const news = sailingNews(network, boat);
  if (!news) return null;
  if (!news.isCancelled) {
    return (
      <>
        <BoatDelay locale={locale} minutes={news.late} expected={news.expected} />
        <WarningLines locale={locale} warnings={news.warnings} />
      </>
    );
  }
  const t = await getTranslations('ferries.realtime');
  return <strong className="block text-sm font-semibold text-bad">{t('cancelled')}</strong>;
}
