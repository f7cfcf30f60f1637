import { getTranslations } from 'next-intl/server';
import { BoatDelay } from '@/components/timetable/boat-delay';
import { Icon } from '@/components/ui/icons';
import { isSea } from '@/lib/ferries/search/offers';
import { formatDuration } from '@/lib/i18n/duration';
import { formatEuros } from '@/lib/i18n/format';
import { formatClock, midnightsBetween } from '@/lib/time/athens';
import { utcIso } from '@/lib/time/instants';
import type { Instant } from '@/lib/time/types';
import { stationLabel } from '@/lib/timetable/port-label';
import { JourneyBar } from './journey-bar';
import { OfferDetails } from './offer-details';
import type { OfferProps } from './offer-props';

/** One journey of a list: what people decide by in the row, everything else when it is opened. */
export async function OfferRow(props: OfferProps & { scale: readonly [Instant, Instant] }) {
  const { locale, network, offer, scale, hasLeft } = props;
  const t = await getTranslations('ferryTickets.offer');
  const kinds = await getTranslations('ferries.vesselKinds');
  const { journey, minutes } = offer;
  const boats = journey.legs.filter(isSea);
  const nights = midnightsBetween(journey.departure, journey.arrival);
  const changes = boats.slice(1).map(({ from }) => stationLabel(network, from, locale));
  const vessels = boats.map(({ tripId }) => network.trips.get(tripId)?.vessel).filter(Boolean);
  return (
    <details className="group border-t border-rule open:border-t-ink open:bg-raised">
      <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-1 py-4 hover:bg-deep sm:grid-cols-[11rem_1fr_auto_1.25rem] lg:grid-cols-[14rem_1fr_auto_1.25rem] sm:items-center sm:px-3 [&::-webkit-details-marker]:hidden">
        <span className="font-ui text-xl leading-tight font-medium tabular-nums">
          <span className="whitespace-nowrap">
            <time dateTime={utcIso(journey.departure)}>{formatClock(journey.departure)}</time>
            <span className="text-ink-2"> – </span>
            <time dateTime={utcIso(journey.arrival)}>{formatClock(journey.arrival)}</time>
          </span>{' '}
          {nights > 0 ? (
            <span className="text-sm font-normal whitespace-nowrap text-ink-2">
              {t('plusDays', { days: nights })}
            </span>
          ) : null}
          <BoatDelay minutes={boats[0]?.delay?.departure} expected={journey.departure} />
          {hasLeft ? (
            <span className="block text-sm font-normal text-ink-2">{t('hasLeft')}</span>
          ) : null}
        </span>
        <span className="row-start-2 min-w-0 max-sm:col-span-2 sm:row-start-auto">
          <span className="block font-ui text-[0.95rem] leading-snug">
            <span className="font-medium tabular-nums">{formatDuration(minutes, locale)}</span>
            {', '}
            {changes.length === 0 ? t('direct') : t('via', { ports: changes.join(', ') })}
          </span>
          <span className="mt-1.5 mb-1.5 block">
            <JourneyBar legs={journey.legs} scale={scale} />
          </span>
          <span className="block font-ui text-sm leading-snug text-ink-2">
            {offer.kinds.map((kind) => kinds(kind)).join(' + ')}
            {vessels.length > 0 ? `: ${vessels.join(', ')}` : null}
          </span>
        </span>
        <Price {...props} />
        <Icon
          name="chevron-down"
          className="col-start-2 row-start-3 size-5 justify-self-end transition-transform duration-200 group-open:rotate-180 max-sm:hidden sm:col-start-auto sm:row-start-auto"
        />
      </summary>
      <OfferDetails {...props} />
    </details>
  );
}

async function Price({ locale, search, offer }: OfferProps) {
  const t = await getTranslations('ferryTickets.offer');
  const { perPerson, total, vehicleCents } = offer;
  const party =
    search.passengers > 1 || search.children !== undefined || search.vehicle !== undefined;
  return (
    <span className="text-end font-ui leading-tight sm:min-w-28">
      <span className="block text-xl font-medium whitespace-nowrap tabular-nums">
        {perPerson === null ? (
          <span className="text-base">{t('fareUnknown')}</span>
        ) : (
          formatEuros(perPerson, locale)
        )}
      </span>
      {perPerson === null ? null : (
        <span className="block text-xs text-ink-2">{t('perAdult')}</span>
      )}
      {party && total !== null ? (
        <span className="mt-1 block text-sm font-medium tabular-nums">
          {t('total', { price: formatEuros(total, locale) })}
        </span>
      ) : null}
      {vehicleCents === null ? (
        <span className="mt-1 block text-sm">{t('vehicleUnknown')}</span>
      ) : null}
    </span>
  );
}
