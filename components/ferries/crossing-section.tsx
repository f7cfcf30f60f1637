import { getTranslations } from 'next-intl/server';
import { CancelledBoats } from '@/components/timetable/cancelled-boats';
import { ExtraBoats } from '@/components/timetable/extra-boats';
import { MissedConnections } from '@/components/timetable/missed-connections';
import { buttonClass } from '@/components/ui/button';
import { formatDay } from '@/lib/foundation/i18n/format';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routeEndsOf, routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import { searchAddress, withoutCrossing } from '@/lib/sea/ferries/search/address';
import { onAnotherDay } from '@/lib/sea/ferries/search/crossing-days';
import { nightsAshore } from '@/lib/sea/ferries/search/nights-ashore';
import { isSea } from '@/lib/sea/ferries/search/offers';
import { journeyName, shownOffers } from '@/lib/sea/ferries/search/shown';
import { boatWarnings } from '@/lib/sea/timetable/boat-warnings';
import { AfterMidnight } from './after-midnight';
import { CrossingChart } from './crossing-chart';
import { DayNote, NeighbourDays } from './crossing-day';
import { DayStrip } from './day-strip';
import { MovedBoats } from './moved-boats';
import { NoCrossings } from './no-crossings';
import { type CrossingProps, OfferLists } from './offer-lists';

/** One crossing of a search: the date strip, notices and the list of journeys. */
export async function CrossingSection(props: CrossingProps) {
  const { locale, network, search, answer, shown, at, number } = props;
  const t = await getTranslations('ferrySearch.results');
  const { crossing, offers, found, days, possible } = answer;
  const { from, to, date, purpose } = crossing;
  const id = `crossing-${number}`;
  // A journey in an old link may no longer be in the timetable.
  const isGone =
    shown.journey?.startsWith(`${number}.`) &&
    offers.every((offer) => journeyName(number, offer) !== shown.journey);
  const names = { from: from.name[locale], to: to.name[locale] };
  const slug = routeSlugOf({ from: from.id, to: to.id });
  const doubtful = offers.filter(({ journey }) =>
    journey.legs.filter(isSea).some((boat) => boatWarnings(network, boat).length > 0),
  ).length;
  const hrefOn = (day: string) =>
    `${localizePath(searchAddress(onAnotherDay(search, crossing, day)), locale)}${number > 1 ? `#${id}` : ''}`;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 pb-10">
      {/* The line above says the day of a single crossing; the strip marks it. */}
      <h2 id={`${id}-title`} className={search.crossings.length > 1 ? 'mt-3 text-lg!' : 'sr-only'}>
        {search.crossings.length > 1 ? `${t(`purpose.${purpose}`)} · ` : null}
        <span className={purpose === 'further' ? undefined : 'sr-only'}>
          {`${t('title', names)} `}
        </span>
        {formatDay(date, locale)}
      </h2>
      <DayNote search={search} crossing={crossing} possible={possible} />
      <div className="mt-2">
        <DayStrip locale={locale} days={days} current={date} hrefOn={hrefOn} />
      </div>
      <div className="mt-2 mb-1 flex min-h-9 flex-wrap items-center justify-between gap-x-6">
        <p className="font-ui font-medium" role="status">
          {Object.keys(search.filter).length === 0
            ? t('count', { count: offers.length })
            : t('countFiltered', { shown: offers.length, count: found })}
          {doubtful > 0 ? (
            <span className="block text-sm text-bad">{t('doubtful', { count: doubtful })}</span>
          ) : null}
        </p>
        <div className="max-sm:hidden">
          <NeighbourDays possible={possible} date={date} hrefOn={hrefOn} />
        </div>
        {purpose === 'further' ? (
          <a
            href={localizePath(searchAddress(withoutCrossing(search, crossing)), locale)}
            data-scroll="keep"
            className={buttonClass('quiet', 'text-sm')}
          >
            {t('remove')}
          </a>
        ) : null}
      </div>
      {isGone ? <p className="measure mb-3 font-ui">{t('journeyGone')}</p> : null}
      <CancelledBoats locale={locale} network={network} boats={answer.cancelled} at={at} />
      <MissedConnections locale={locale} network={network} missed={answer.missed} at={at} />
      <MovedBoats {...props} />
      <ExtraBoats locale={locale} network={network} boats={answer.extra} at={at} />
      {/* Scrolled to only if it is far down: the title above it says what was found. */}
      <div
        id={`boats-${number}`}
        className="scroll-mt-[min(60vh,34rem)] outline-none"
        tabIndex={-1}
      >
        {offers.length === 0 ? (
          <NoCrossings locale={locale} network={network} search={search} answer={answer} />
        ) : (
          <OfferLists {...props} />
        )}
      </div>
      {/* Of one crossing: the way back is the same. An open journey has its own chart. */}
      {number === 1 && offers.length > 0 && shown.journey === undefined ? (
        <CrossingChart
          locale={locale}
          network={network}
          offers={shownOffers(answer, search.crossings.length).first}
          label={t('chartOf', names)}
        />
      ) : null}
      {offers.some(({ journey }) => nightsAshore(journey).length > 0) ? (
        <p className="measure mt-3 font-ui text-sm text-ink-2">{t('nightLimit')}</p>
      ) : null}
      <AfterMidnight {...props} />
      {routeEndsOf(slug) ? (
        <p className="mt-3 font-ui">
          <a
            href={localizePath(routes.ferryRoute(slug), locale)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('throughYear', names)}
          </a>
        </p>
      ) : null}
    </section>
  );
}
