import { getTranslations } from 'next-intl/server';
import { WarningLines } from '@/components/timetable/boat-warnings';
import { RealtimeState } from '@/components/timetable/realtime-state';
import { formatDuration } from '@/lib/i18n/duration';
import { formatDay } from '@/lib/i18n/format';
import { athensDate, formatClock } from '@/lib/time/athens';
import { instantOf, now } from '@/lib/time/instants';
import { ageText } from '@/lib/timetable/age-text';
import { portLabel } from '@/lib/timetable/port-label';
import { type SailingNews, sailingNews } from '@/lib/trips/sailing-news';
import type { TripSailing } from '@/lib/trips/types';
import type { SheetView } from './sheet-view';

/** Realtime news on the boats of a trip. Not rendered without a realtime feed. */
export async function TripNews({ view }: { view: SheetView }) {
  const { network, locale, trip } = view;
  // Reads the clock only if there is realtime data; without it the page does not depend on the
  // time.
  if (!network.realtime) return null;
  const at = Math.floor(now());
  const told = trip.legs
    .flatMap(({ sailings }) => sailings)
    .flatMap((boat) => {
      const news = sailingNews(network, boat);
      const isTold = news && (news.isCancelled || news.late !== 0 || news.warnings.length > 0);
      return isTold ? [{ boat, news }] : [];
    });
  return (
    <div className="mt-3" data-testid="trip-news">
      <RealtimeState locale={locale} network={network} at={at} />
      {told.length > 0 ? (
        <ul className="mt-2 border-l-2 border-bad px-4 font-ui text-sm">
          {told.map(({ boat, news }) => (
            <li key={boat.departsAt} className="py-1">
              <Told view={view} boat={boat} news={news} at={at} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ToldProps {
  view: SheetView;
  boat: TripSailing;
  news: SailingNews;
  at: number;
}

async function Told({ view: { network, locale }, boat, news, at }: ToldProps) {
  const t = await getTranslations('ferries.realtime');
  const departs = instantOf(boat.departsAt);
  const duration = formatDuration(Math.abs(news.late), locale);
  return (
    <>
      {news.isCancelled || news.late !== 0 ? (
        <>
          <strong className="font-semibold text-bad">
            {news.isCancelled ? t('cancelled') : t(news.late > 0 ? 'late' : 'early', { duration })}
          </strong>
          {': '}
        </>
      ) : null}
      {formatDay(athensDate(news.isCancelled ? departs : news.expected), locale)},{' '}
      {news.isCancelled ? <s>{formatClock(departs)}</s> : formatClock(news.expected)}{' '}
      {portLabel(network, boat.fromPort, locale)} – {portLabel(network, boat.toPort, locale)}
      {boat.vessel ? `, ${boat.vessel}` : ''}
      {news.isCancelled ? null : <WarningLines locale={locale} warnings={news.warnings} />}
      <span className="block text-ink-2">
        {t('said', { age: await ageText(at - news.at, locale) })}
      </span>
    </>
  );
}
