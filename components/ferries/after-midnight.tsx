import { getTranslations } from 'next-intl/server';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { formatClock } from '@/lib/foundation/time/athens';
import { addDays } from '@/lib/foundation/time/days';
import { nightName } from '@/lib/foundation/time/nights';
import { onAnotherDay } from '@/lib/sea/ferries/search/crossing-days';
import { isSea } from '@/lib/sea/ferries/search/offers';
import { journeyName, shownAddress } from '@/lib/sea/ferries/search/shown';
import type { CrossingProps } from './offer-lists';
import { warningsOf } from './offer-view';

/**
 * Lists boats that leave after midnight in the night following the day shown. Each links to its own
 * page on the calendar date of its departure. Journeys with a change appear only when there is no
 * direct one; the results of the next day list them all.
 */
export async function AfterMidnight(props: CrossingProps) {
  const { locale, network, search, answer, number } = props;
  const { afterMidnight, crossing } = answer;
  const direct = afterMidnight.filter(({ journey }) => journey.transfers === 0);
  const boats = direct.length > 0 ? direct : afterMidnight;
  const night = nightName(boats[0]?.journey.departure);
  if (!night) return null;
  const [t, nights, realtime] = await Promise.all([
    getTranslations('ferrySearch.results'),
    getTranslations('ferries.nights'),
    getTranslations('ferries.realtime'),
  ]);
  const onNextDay = onAnotherDay(search, crossing, addDays(crossing.date, 1));
  return (
    <div className="mt-4 font-ui" data-testid="after-midnight">
      <p className="text-ink-2">{t('afterMidnight', { night: nights(night) })}</p>
      <ul className="flex flex-wrap gap-x-6">
        {boats.map((offer) => {
          const name = journeyName(number, offer);
          const { departure, arrival, legs } = offer.journey;
          const { warnings = [] } = warningsOf(legs.filter(isSea), network, { realtime });
          return (
            <li key={name}>
              <a
                href={`${localizePath(shownAddress(onNextDay, { journey: name }), locale)}#journey`}
                className="text-link inline-flex min-h-11 items-center tabular-nums"
              >
                {formatClock(departure)} – {formatClock(arrival)}
              </a>
              {warnings.map((text) => (
                <span key={text} className="block text-sm text-bad">
                  {text}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
