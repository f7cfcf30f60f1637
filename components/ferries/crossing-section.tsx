import { getTranslations } from 'next-intl/server';
import { CancelledBoats } from '@/components/timetable/cancelled-boats';
import { buttonClass } from '@/components/ui/button';
import { searchAddress, withoutCrossing } from '@/lib/ferries/search/address';
import { onAnotherDay } from '@/lib/ferries/search/crossing-days';
import type { FerrySearch } from '@/lib/ferries/search/read-search';
import type { CrossingAnswer } from '@/lib/ferries/search/search-result';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import type { Instant } from '@/lib/time/types';
import type { Network } from '@/lib/timetable/network';
import { DayNote, NeighbourDays } from './crossing-day';
import { DayStrip } from './day-strip';
import { NoCrossings } from './no-crossings';
import { OfferRow } from './offer-row';

interface CrossingSectionProps {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  answer: CrossingAnswer;
  /** When it was answered. */
  at: Instant;
  /** Its place in the search, from 1. */
  number: number;
}

/** One crossing of a search: its day among the days around it, and what sails. */
export async function CrossingSection(props: CrossingSectionProps) {
  const { locale, network, search, answer, at, number } = props;
  const t = await getTranslations('ferryTickets.results');
  const { crossing, offers, found, days, possible } = answer;
  const { from, to, date, purpose } = crossing;
  const id = `crossing-${number}`;
  const names = { from: from.name[locale], to: to.name[locale] };
  const hrefOn = (day: string) =>
    `${localizePath(searchAddress(onAnotherDay(search, crossing, day)), locale)}${number > 1 ? `#${id}` : ''}`;
  const scale = [
    Math.min(...offers.map(({ journey }) => journey.departure)),
    Math.max(...offers.map(({ journey }) => journey.arrival)),
  ] as const;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 pb-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          {search.crossings.length > 1 ? (
            <p className="label-caps">{t(`purpose.${purpose}`)}</p>
          ) : null}
          <h2 id={`${id}-title`}>
            {search.crossings.length > 1 ? (
              <span className="block text-[0.8em]">{t('title', names)}</span>
            ) : null}
            {formatDay(date, locale)}
          </h2>
        </div>
        <NeighbourDays possible={possible} date={date} hrefOn={hrefOn} />
      </div>
      <DayNote search={search} crossing={crossing} possible={possible} />
      <div className="mt-4">
        <DayStrip locale={locale} days={days} current={date} hrefOn={hrefOn} />
      </div>
      <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-ui font-medium" role="status">
          {offers.length === found
            ? t('count', { count: found })
            : t('countFiltered', { shown: offers.length, count: found })}
        </p>
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
      <CancelledBoats locale={locale} network={network} boats={answer.cancelled} at={at} />
      {offers.length === 0 ? (
        <NoCrossings locale={locale} search={search} answer={answer} />
      ) : (
        <ul aria-label={t('list', names)} className="border-b border-rule">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferRow
                locale={locale}
                network={network}
                search={search}
                offer={offer}
                hasLeft={offer.journey.departure < at}
                anchor={`${number}.${offer.id.replaceAll(/[^\w.-]/g, '-')}`}
                scale={scale}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
