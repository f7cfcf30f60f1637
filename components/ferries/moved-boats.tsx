import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import { onAnotherDay } from '@/lib/sea/ferries/search/crossing-days';
import { isSea } from '@/lib/sea/ferries/search/offers';
import { delayText } from '@/lib/sea/timetable/delay-text';
import type { CrossingProps } from './offer-lists';

/**
 * Boats of this day whose delay moves them to another: scheduled times struck out, expected ones
 * linked if the search accepts their day.
 */
export async function MovedBoats({ locale, network, search, answer }: CrossingProps) {
  const { crossing, moved, possible } = answer;
  if (moved.length === 0) return null;
  const [t, kinds] = await Promise.all([
    getTranslations('ferries.realtime'),
    getTranslations('ferries.vesselKinds'),
  ]);
  return (
    <div className="mt-4 border-l-2 border-bad px-4 py-2 font-ui" data-testid="moved">
      <h3 className="font-ui text-base font-semibold text-bad">
        {t('movedTitle', { count: moved.length })}
      </h3>
      <ul>
        {moved.map(({ id, journey }) => {
          const { departure, arrival } = journey;
          const [boat] = journey.legs.filter(isSea);
          const trip = network.trips.get(boat?.tripId ?? '');
          const late = boat?.delay ?? { departure: 0, arrival: 0 };
          const date = athensDate(departure);
          const scheduled = [departure - late.departure, arrival - late.arrival] as const;
          const isOpen = date >= possible.first && date <= possible.last;
          const expected = t('expected', {
            day: formatDay(date, locale),
            time: `${formatClock(departure)} – ${formatClock(arrival)}`,
          });
          return (
            <li key={id} className="py-1 text-sm">
              <s className="text-base tabular-nums">
                <time dateTime={utcIso(scheduled[0])}>{formatClock(scheduled[0])}</time>
                {' – '}
                <time dateTime={utcIso(scheduled[1])}>{formatClock(scheduled[1])}</time>
              </s>{' '}
              <span className="font-medium">
                {trip?.vessel ?? (trip ? kinds(trip.vesselKind) : null)}
              </span>
              <span className="block font-medium text-bad">
                {delayText(late.departure, t, locale)}
              </span>
              {isOpen ? (
                <a
                  href={localizePath(searchAddress(onAnotherDay(search, crossing, date)), locale)}
                  data-scroll="keep"
                  className="text-link inline-flex min-h-11 items-center tabular-nums"
                >
                  {expected}
                </a>
              ) : (
                <span className="block tabular-nums">{expected}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
