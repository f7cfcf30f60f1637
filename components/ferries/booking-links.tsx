import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { PartnerAnchor } from '@/components/partners/partner-anchor';
import { OperatorLinks } from '@/components/timetable/operator-links';
import { buttonClass } from '@/components/ui/button';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { athensDate } from '@/lib/foundation/time/athens';
import { partnerLink } from '@/lib/records/partners/link';
import { isSea } from '@/lib/sea/ferries/search/offers';
import { operatorsOfLines } from '@/lib/sea/timetable/network';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { addBoatsAddress } from '@/lib/trips/saved-trips/boats-address';
import type { OfferProps } from './offer-props';

/**
 * Links to the booking page of each boat on its day, to the operators, to a trip and to the journey
 * itself.
 */
export async function BookingLinks(props: OfferProps) {
  const { locale, network, offer, address, hasLeft } = props;
  const t = await getTranslations('ferrySearch.offer');
  const boats = offer.journey.legs.filter(isSea);
  const operators = operatorsOfLines(
    network,
    boats.map(({ lineId }) => lineId),
  );
  return (
    <div className="flex flex-col items-start gap-2 font-ui">
      {hasLeft ? null : <PartnerLinks {...props} />}
      <OperatorLinks locale={locale} operators={operators} />
      {hasLeft ? null : (
        <SiteLink
          href={addBoatsAddress(address)}
          rel="nofollow"
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {t('addToTrip')}
        </SiteLink>
      )}
      <a
        href={`${localizePath(address, locale)}#journey`}
        className="text-link inline-flex min-h-11 items-center text-sm"
      >
        {t('share')}
      </a>
    </div>
  );
}

/** One booking link per boat. Not rendered once the first boat has left. */
async function PartnerLinks({ locale, network, search, offer }: OfferProps) {
  const t = await getTranslations('ferrySearch.offer');
  const money = await getTranslations('partners');
  const links = offer.journey.legs.filter(isSea).map(({ from, to, departure }) => {
    const dates = { from: athensDate(departure) };
    return {
      ...partnerLink('ferryhopper', {
        kind: 'ferry',
        locale,
        from,
        to,
        dates,
        guests: search.passengers,
      }),
      key: `${from}-${departure}`,
      from: stationLabel(network, from, locale),
      to: stationLabel(network, to, locale),
    };
  });
  const [first] = links;
  if (!first) return null;
  return (
    <>
      {links.map((link) => (
        <PartnerAnchor key={link.key} link={link} className={buttonClass('primary', 'max-w-full')}>
          {t('book', { from: link.from, to: link.to, partner: link.partner })}
        </PartnerAnchor>
      ))}
      <p className="text-sm text-ink-2">
        {money(`${first.terms}.link`, { partner: first.partner })}
      </p>
    </>
  );
}
