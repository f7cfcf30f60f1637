import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AtPort, AtPortNote } from '@/components/timetable/at-port';
import { BoatDelay } from '@/components/timetable/boat-delay';
import { BoatWarnings } from '@/components/timetable/boat-warnings';
import { ByArrangement } from '@/components/timetable/by-arrangement';
import { SkippedPorts } from '@/components/timetable/skipped-ports';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay } from '@/lib/foundation/i18n/format';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { scheduledRide } from '@/lib/sea/timetable/arrangement';
import { portArguments, portLabel } from '@/lib/sea/timetable/port-label';
import type { RoadLeg, SeaLeg } from '@/lib/sea/timetable/types';
import type { OfferProps } from './offer-props';

type LegsProps = Pick<OfferProps, 'locale' | 'network' | 'offer' | 'search'>;

/** Boats of a journey in order, with every call and the transfers between them. */
export function OfferLegs({ locale, network, offer, search }: LegsProps) {
  const { legs } = offer.journey;
  return (
    <div>
      <ol>
        {legs.map((leg, index) => (
          <li key={`${leg.kind}-${leg.departure}`}>
            {leg.kind === 'road' ? (
              <Road locale={locale} network={network} leg={leg} />
            ) : (
              <Boat
                locale={locale}
                network={network}
                leg={leg}
                atPort={
                  <AtPort
                    locale={locale}
                    boat={leg}
                    withVehicle={search.vehicle !== undefined}
                    takesVehicles={network.trips.get(leg.tripId)?.takesVehicles ?? true}
                    before={legs[index - 1]}
                  />
                }
              />
            )}
            <Wait locale={locale} network={network} leg={leg} next={legs[index + 1]} />
          </li>
        ))}
      </ol>
      <AtPortNote className="mt-3" />
    </div>
  );
}

type LegProps<L> = Pick<LegsProps, 'locale' | 'network'> & { leg: L };

async function Boat({ locale, network, leg, atPort }: LegProps<SeaLeg> & { atPort: ReactNode }) {
  const t = await getTranslations('ferrySearch.offer');
  const kinds = await getTranslations('ferries.vesselKinds');
  const trip = network.trips.get(leg.tripId);
  const line = network.lines.get(leg.lineId);
  const operator = network.operators.get(line?.operatorId ?? '')?.name[locale] ?? '';
  const kind = trip ? kinds(trip.vesselKind) : '';
  const last = leg.calls.length - 1;
  return (
    <>
      <h3 className="font-ui text-base font-semibold">
        {trip?.vessel ? t('leg', { kind, vessel: trip.vessel }) : kind}
      </h3>
      <p className="font-ui text-sm text-ink-2">
        {t('line', { line: line?.name[locale] ?? leg.lineId, operator })}
        {trip?.takesVehicles ? null : `. ${t('onFoot')}`}
      </p>
      {atPort}
      <BoatDelay
        locale={locale}
        delay={leg.delay}
        departure={leg.departure}
        arrival={leg.arrival}
        className="mt-1"
      />
      <BoatWarnings locale={locale} network={network} boat={leg} />
      <SkippedPorts locale={locale} network={network} boat={leg} />
      <ByArrangement locale={locale} network={network} ride={scheduledRide(leg)} />
      <ol aria-label={t('calls')} className="mt-3 font-ui">
        {leg.calls.map(({ portId, arrival, departure }, index) => {
          const isEnd = index === 0 || index === last;
          return (
            <li
              key={`${portId}-${arrival}`}
              className={`grid grid-cols-[8.2rem_1fr] items-baseline gap-x-4 ${isEnd ? 'text-base font-medium' : 'text-sm text-ink-2'}`}
            >
              <span className="whitespace-nowrap tabular-nums">
                {index === 0 ? null : (
                  <>
                    <span className="sr-only">{t('arrives')} </span>
                    {formatClock(arrival)}
                  </>
                )}
                {isEnd || arrival === departure ? null : ' – '}
                {index === last || (index > 0 && arrival === departure) ? null : (
                  <>
                    <span className="sr-only">{t('leaves')} </span>
                    {formatClock(departure)}
                  </>
                )}
              </span>
              <span className="relative border-s-2 border-ink py-1 ps-4 before:absolute before:top-[0.8em] before:-start-[5px] before:size-2 before:rounded-full before:border-2 before:border-ink before:bg-sheet">
                {portLabel(network, portId, locale)}
              </span>
            </li>
          );
        })}
      </ol>
      {trip?.exactTimes ? null : (
        <p className="mt-1 font-ui text-sm text-ink-2 italic">{t('typical', { operator })}</p>
      )}
    </>
  );
}

async function Road({ locale, network, leg }: LegProps<RoadLeg>) {
  const t = await getTranslations('ferrySearch.offer');
  return (
    <p className="my-3 border-s-2 border-dotted border-ink-2 ps-4 font-ui text-sm">
      {t('road', {
        ...portArguments('from', network, leg.from, locale),
        ...portArguments('to', network, leg.to, locale),
        duration: formatDuration(leg.arrival - leg.departure, locale),
      })}
    </p>
  );
}

type AnyLeg = SeaLeg | RoadLeg;

async function Wait({
  locale,
  network,
  leg,
  next,
}: LegProps<AnyLeg> & { next: AnyLeg | undefined }) {
  const t = await getTranslations('ferrySearch.offer');
  if (next?.kind !== 'sea') return null;
  const otherDay = athensDate(leg.arrival) !== athensDate(next.departure);
  return (
    <p className="my-4 border-y border-rule py-2 font-ui text-sm">
      {t('wait', {
        duration: formatDuration(next.departure - leg.arrival, locale),
        ...portArguments('port', network, next.from, locale),
      })}
      {otherDay ? (
        <span className="block font-medium">
          {t('nightWait')} {formatDay(athensDate(next.departure), locale)}.
        </span>
      ) : null}
    </p>
  );
}
