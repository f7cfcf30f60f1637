import { getTranslations } from 'next-intl/server';
import { FareOrigins } from '@/components/timetable/fare-origins';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { OfferProps } from './offer-props';

/** Itemised price for the party. */
export async function OfferFares({
  locale,
  search,
  offer,
}: Pick<OfferProps, 'locale' | 'search' | 'offer'>) {
  const t = await getTranslations('ferrySearch.offer');
  const { perPerson, childCents, isChildFareKnown, vehicleCents, total } = offer;
  const { passengers, children = 0, vehicle } = search;
  const price = (cents: number | null) =>
    cents === null ? t('fareUnknown') : formatEuros(cents, locale);
  const adults = perPerson === null ? null : perPerson * passengers;
  return (
    <div className="font-ui">
      <h3 className="label-caps">{t('fares')}</h3>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-6 tabular-nums">
        <dt>{t('adultFare', { count: passengers, each: price(perPerson) })}</dt>
        <dd className="text-end">{price(adults)}</dd>
        {children > 0 ? (
          <>
            <dt>{t('childFare', { count: children, each: price(childCents) })}</dt>
            <dd className="text-end">
              {price(childCents === null ? null : childCents * children)}
            </dd>
          </>
        ) : null}
        {vehicle ? (
          <>
            <dt>{t(vehicle)}</dt>
            <dd className="text-end">{price(vehicleCents)}</dd>
          </>
        ) : null}
        <dt className="mt-1 border-t border-rule pt-1 font-semibold">{t('sum')}</dt>
        <dd className="mt-1 border-t border-rule pt-1 text-end font-semibold">{price(total)}</dd>
      </dl>
      {children > 0 && !isChildFareKnown ? (
        <p className="mt-2 text-sm text-ink-2">{t('halfFare')}</p>
      ) : null}
      <FareOrigins
        locale={locale}
        origins={offer.origins}
        isFast={offer.kinds.includes('high-speed')}
      />
    </div>
  );
}
