import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons';
import type { Offer } from '@/lib/ferries/search/offers';
import type { FerrySearch } from '@/lib/ferries/search/read-search';
import type { CrossingAnswer } from '@/lib/ferries/search/search-result';
import type { Locale } from '@/lib/i18n/locales';
import type { Instant } from '@/lib/time/types';
import type { Network } from '@/lib/timetable/network';
import { OfferRow } from './offer-row';

export interface CrossingProps {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  answer: CrossingAnswer;
  /** When it was answered. */
  at: Instant;
  /** Its place in the search, from 1. */
  number: number;
}

/** What one would weigh up, and below it, folded, what else there is. Both on one scale of time. */
export async function OfferLists(props: CrossingProps) {
  const { locale, answer } = props;
  const t = await getTranslations('ferryTickets.results');
  const { crossing, offers, first } = answer;
  const names = { from: crossing.from.name[locale], to: crossing.to.name[locale] };
  const scale = [
    Math.min(...offers.map(({ journey }) => journey.departure)),
    Math.max(...offers.map(({ journey }) => journey.arrival)),
  ] as const;
  const shown = offers.filter((offer) => first.has(offer));
  const more = offers.filter((offer) => !first.has(offer));
  return (
    <>
      <OfferList {...props} label={t('list', names)} offers={shown} scale={scale} />
      {more.length > 0 ? (
        <details className="group/more mt-2">
          <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 font-ui [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron-down"
              className="size-5 transition-transform duration-200 group-open/more:rotate-180"
            />
            <span className="font-semibold underline decoration-accent underline-offset-4">
              {t('moreWays', { count: more.length })}
            </span>
            <span className="text-sm text-ink-2">{t('moreWaysNote')}</span>
          </summary>
          <OfferList {...props} label={t('moreWaysList', names)} offers={more} scale={scale} />
        </details>
      ) : null}
    </>
  );
}

interface OfferListProps extends CrossingProps {
  label: string;
  offers: readonly Offer[];
  scale: readonly [Instant, Instant];
}

function OfferList({ locale, network, search, at, number, label, offers, scale }: OfferListProps) {
  return (
    <ul aria-label={label} className="border-b border-rule">
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
  );
}
