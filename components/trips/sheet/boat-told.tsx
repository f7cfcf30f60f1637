import { getTranslations } from 'next-intl/server';
import { BoatDelay } from '@/components/timetable/boat-delay';
import { sailingNews } from '@/lib/trips/sailing-news';
import type { TripSailing } from '@/lib/trips/types';
import type { SheetView } from './sheet-view';

/** Realtime note of a boat: its cancellation or delay. */
export async function BoatTold({ view, boat }: { view: SheetView; boat: TripSailing }) {
  const news = sailingNews(view.network, boat);
  if (!news) return null;
  if (!news.isCancelled)
    return <BoatDelay locale={view.locale} minutes={news.late} expected={news.expected} />;
  const t = await getTranslations('ferries.realtime');
  return <strong className="block text-sm font-semibold text-bad">{t('cancelled')}</strong>;
}
