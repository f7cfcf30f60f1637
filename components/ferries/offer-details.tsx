import { getTranslations } from 'next-intl/server';
import { isSea } from '@/lib/sea/ferries/search/offers';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { BookingLinks } from './booking-links';
import { OfferChart } from './offer-chart';
import { OfferFares } from './offer-fares';
import { OfferLegs } from './offer-legs';
import type { OfferProps } from './offer-props';

/** Details of an open journey: its calls, its chart, its fares and booking links. */
export async function OfferDetails(props: OfferProps) {
  const { locale, network, offer, search } = props;
  const t = await getTranslations('ferrySearch.offer');
  const boats = offer.journey.legs.filter(isSea);
  const [first, last] = [boats[0], boats.at(-1)];
  return (
    <div className="px-1 pb-6 sm:px-3">
      <div className="grid gap-x-10 gap-y-6 border-t border-rule pt-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <OfferLegs {...props} />
        <OfferChart
          {...props}
          label={t('chart', {
            from: stationLabel(network, first?.from ?? '', locale),
            to: stationLabel(network, last?.to ?? '', locale),
          })}
        />
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-6 border-t border-rule pt-5 sm:grid-cols-2">
        <OfferFares locale={locale} search={search} offer={offer} />
        <BookingLinks {...props} />
      </div>
    </div>
  );
}
