import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { cheaperFolded, tagsOfOffers } from '@/lib/sea/ferries/search/offer-tags';
import type { Offer } from '@/lib/sea/ferries/search/offers';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import type { CrossingAnswer } from '@/lib/sea/ferries/search/search-result';
import { journeyName, type Shown, shownAddress, shownOffers } from '@/lib/sea/ferries/search/shown';
import type { Network } from '@/lib/sea/timetable/network';
import { hourTicks } from './hour-ticks';
import { MoreWays } from './more-ways';
import { OfferDetails } from './offer-details';
import { OfferRows } from './offer-rows';
import { offerView } from './offer-view';

export interface CrossingProps {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  answer: CrossingAnswer;
  /** Journey and further list that the address opens. */
  shown: Shown;
  /** Time of the search. */
  at: EpochMinutes;
  /** Position of the crossing in the search, from 1. */
  number: number;
}

/**
 * List of the main journeys and, if the address asks for it, the remaining ones. Both share one
 * time scale.
 */
export async function OfferLists(props: CrossingProps) {
  const { locale, search, answer, shown, at, number } = props;
  const t = await getTranslations('ferrySearch.results');
  const { crossing } = answer;
  const names = { from: crossing.from.name[locale], to: crossing.to.name[locale] };
  const { first, more, areOdd } = shownOffers(answer, search.crossings.length);
  // A journey named in the address opens the list it belongs to.
  const isWhole =
    shown.more === number || more.some((offer) => journeyName(number, offer) === shown.journey);
  const compared = isWhole ? answer.offers : first;
  return (
    <>
      <OfferList {...props} label={t('list', names)} offers={first} compared={compared} />
      <MoreWays
        locale={locale}
        search={search}
        number={number}
        count={more.length}
        areOdd={areOdd}
        cheapest={isWhole ? null : cheaperFolded(more, first, at)}
        isOpen={isWhole}
      />
      {isWhole ? (
        <OfferList
          {...props}
          shown={{ ...shown, more: number }}
          label={t('moreWaysList', names)}
          offers={more}
          compared={compared}
        />
      ) : null}
    </>
  );
}

interface OfferListProps extends CrossingProps {
  label: string;
  offers: readonly Offer[];
  /** Offers that tags compare: all that the page lists. */
  compared: readonly Offer[];
}

async function OfferList({ label, offers, compared, ...props }: OfferListProps) {
  const { locale, network, search, answer, shown, at, number } = props;
  const [offer, kinds, nights, arrangement, realtime, atPort] = await Promise.all([
    getTranslations('ferrySearch.offer'),
    getTranslations('ferries.vesselKinds'),
    getTranslations('ferries.nights'),
    getTranslations('ferries.arrangement'),
    getTranslations('ferries.realtime'),
    getTranslations('ferries.atPort'),
  ]);
  const journeys = answer.offers.map(({ journey }) => journey);
  const scale = [
    Math.min(...journeys.map(({ departure }) => departure)),
    Math.max(...journeys.map(({ arrival }) => arrival)),
  ] as const;
  const context = {
    locale,
    network,
    search,
    at,
    scale,
    tags: tagsOfOffers(compared, at),
    words: { offer, kinds, nights, arrangement, realtime, atPort },
  };
  const open = offers.find((one) => journeyName(number, one) === shown.journey);
  return (
    <OfferRows
      label={label}
      rows={offers.map((one) => offerView(journeyName(number, one), one, context))}
      address={localizePath(shownAddress(search, { more: shown.more }), locale)}
      hours={hourTicks(scale)}
      part={`crossing-${number}`}
      unknown={offer('fareUnknown')}
      each={offer('perAdult')}
      open={open && shown.journey}
    >
      {open ? (
        <OfferDetails
          locale={locale}
          network={network}
          search={search}
          offer={open}
          address={shownAddress(search, { journey: shown.journey })}
          hasLeft={open.journey.departure < at}
        />
      ) : null}
    </OfferRows>
  );
}
