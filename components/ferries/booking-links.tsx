import { getTranslations } from 'next-intl/server';
import { OperatorLinks } from '@/components/timetable/operator-links';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { linkTerms } from '@/lib/commission';
import { bookingLink } from '@/lib/ferries/booking/partners';
import { isSea } from '@/lib/ferries/search/offers';
import { athensDate } from '@/lib/time/athens';
import { operatorsOfLines } from '@/lib/timetable/network';
import { stationLabel } from '@/lib/timetable/port-label';
import type { OfferProps } from './offer-props';

/** Out to where the boats of a journey can be booked on their day, and to the companies that run them. */
export async function BookingLinks(props: OfferProps) {
  const { locale, network, offer, anchor, hasLeft } = props;
  const t = await getTranslations('ferryTickets.offer');
  const boats = offer.journey.legs.filter(isSea);
  const operators = operatorsOfLines(
    network,
    boats.map(({ lineId }) => lineId),
  );
  return (
    <div className="flex flex-col items-start gap-2 font-ui">
      {hasLeft ? null : <PartnerLinks {...props} />}
      <OperatorLinks locale={locale} operators={operators} />
      <a href={`#${anchor}`} className="text-link inline-flex min-h-11 items-center text-sm">
        {t('share')}
      </a>
    </div>
  );
}

/** One for each boat; what has left is sold no more. */
async function PartnerLinks({ locale, network, search, offer }: OfferProps) {
  const t = await getTranslations('ferryTickets.offer');
  const money = await getTranslations('money');
  const links = offer.journey.legs.filter(isSea).map(({ from, to, departure }) => ({
    ...bookingLink(from, to, athensDate(departure), search.passengers),
    key: `${from}-${departure}`,
    from: stationLabel(network, from, locale),
    to: stationLabel(network, to, locale),
  }));
  const partner = links[0]?.name ?? '';
  const { terms, rel } = linkTerms([partner]);
  return (
    <>
      {links.map(({ key, url, name, from, to }) => (
        <a
          key={key}
          href={url}
          rel={rel}
          target="_blank"
          className={buttonClass('primary', 'max-w-full')}
        >
          {t('book', { from, to, partner: name })}
          <Icon name="external" className="size-4" />
        </a>
      ))}
      <p className="text-sm text-ink-2">{money(`${terms}.link`, { partner })}</p>
    </>
  );
}
