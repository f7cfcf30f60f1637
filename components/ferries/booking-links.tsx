import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { bookingLink } from '@/lib/ferries/booking/partners';
import { isSea } from '@/lib/ferries/search/offers';
import { athensDate } from '@/lib/time/athens';
import { stationLabel } from '@/lib/timetable/port-label';
import type { OfferProps } from './offer-props';

/** Out to where the boats of a journey can be booked on their day, and to the companies that run them. */
export async function BookingLinks({ locale, network, search, offer, anchor }: OfferProps) {
  const t = await getTranslations('ferryTickets.offer');
  const boats = offer.journey.legs.filter(isSea);
  const links = boats.map(({ from, to, departure }) => ({
    ...bookingLink(from, to, athensDate(departure), search.passengers),
    key: `${from}-${departure}`,
    from: stationLabel(network, from, locale),
    to: stationLabel(network, to, locale),
  }));
  const operators = new Set(
    boats.flatMap(({ lineId }) => {
      const line = network.lines.get(lineId);
      return network.operators.get(line?.operatorId ?? '') ?? [];
    }),
  );
  return (
    <div className="flex flex-col items-start gap-2 font-ui">
      {links.map(({ key, url, name, from, to }) => (
        <a
          key={key}
          href={url}
          rel="sponsored noopener"
          target="_blank"
          className={buttonClass('primary', 'max-w-full')}
        >
          {t('book', { from, to, partner: name })}
          <Icon name="external" className="size-4" />
        </a>
      ))}
      <p className="text-sm text-ink-2">{t('bookNote', { partner: links[0]?.name ?? '' })}</p>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {[...operators].map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} rel="noopener" className="text-link inline-flex min-h-11 items-center">
              {t('operator', { operator: name[locale] })}
            </a>
          </li>
        ))}
        <li>
          <a href={`#${anchor}`} className="text-link inline-flex min-h-11 items-center">
            {t('share')}
          </a>
        </li>
      </ul>
    </div>
  );
}
