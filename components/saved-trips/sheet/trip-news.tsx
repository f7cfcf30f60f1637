import { getTranslations } from 'next-intl/server';
import { RealtimeState } from '@/components/timetable/realtime-state';
import { formatDay } from '@/lib/foundation/i18n/format';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf, now } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { ageText } from '@/lib/sea/timetable/age-text';
import { portLabel } from '@/lib/sea/timetable/port-label';
import { type SailingNews, sailingNews, warningsAhead } from '@/lib/trips/saved-trips/sailing-news';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import type { Finding } from '@/lib/trips/watch/types';
import { BoatStatus } from './boat-status';
import type { SheetView } from './sheet-view';

/**
 * State of the realtime service, and its news about boats of a trip that are no finding: those are told in their own box.
 * Not rendered without a realtime feed.
 */
export async function TripNews({ view }: { view: SheetView }) {
  const { network, locale, trip, findings = [] } = view;
  // Reads the clock only if there is realtime data; without it the page does not depend on the
  // time.
  if (!network.realtime) return null;
  const at = Math.floor(now());
  const affected = trip.legs
    .flatMap(({ sailings }) => sailings)
    .filter((boat) => !findings.some((one) => isOf(one, boat)))
    .map((boat) => ({ boat, news: sailingNews(network, boat) }))
    .filter(({ news }) => isAffected(news, at));
  return (
    <div className="mt-3" data-testid="trip-news">
      <RealtimeState locale={locale} network={network} at={at} />
      {affected.length > 0 ? (
        <ul className="mt-2 border-l-2 border-bad px-4 font-ui text-sm">
          {affected.map((one) => (
            <li key={one.boat.departsAt} className="py-1">
              <BoatNews view={view} {...one} at={at} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const isOf = ({ boat }: Finding, { fromPort, departsAt }: TripSailing) =>
  boat.fromPort === fromPort && boat.departsAt === departsAt;

const isAffected = (news: SailingNews | undefined, at: EpochMinutes) =>
  news !== undefined &&
  (news.isCancelled ||
    news.late !== 0 ||
    news.lateArrival !== 0 ||
    warningsAhead(news, at).length > 0);

interface BoatNewsProps {
  view: SheetView;
  boat: TripSailing;
  news: SailingNews | undefined;
  at: EpochMinutes;
}

async function BoatNews({ view, boat, news, at }: BoatNewsProps) {
  const { network, locale } = view;
  const t = await getTranslations('ferries.realtime');
  const departs = epochMinutesOf(boat.departsAt);
  const leaves = news && !news.isCancelled ? news.expected : departs;
  return (
    <>
      {formatDay(athensDate(leaves), locale)},{' '}
      {news?.isCancelled ? <s>{formatClock(departs)}</s> : formatClock(leaves)}{' '}
      {portLabel(network, boat.fromPort, locale)} – {portLabel(network, boat.toPort, locale)}
      {boat.vessel ? `, ${boat.vessel}` : ''}
      <BoatStatus view={view} boat={boat} />
      {news ? (
        <span className="block text-ink-2">
          {t('reported', { age: await ageText(at - news.at, locale) })}
        </span>
      ) : null}
    </>
  );
}
