import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { CancelledBoats } from '@/components/timetable/cancelled-boats';
import { NightNote } from '@/components/timetable/night-note';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import { athensDate, formatClock, midnightsBetween } from '@/lib/foundation/time/athens';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { lockOf } from '@/lib/sea/planner/plan-request/changes';
import { writeLock } from '@/lib/sea/planner/plan-request/entries';
import { freeStep } from '@/lib/sea/planner/plan-request/steps';
import type { AirportCode } from '@/lib/sea/planner/problem/gateways';
import type { Plan, PlanLeg } from '@/lib/sea/planner/problem/plan';
import type { Journey } from '@/lib/sea/timetable/types';
import { Boats } from './boats';
import { LegRoad } from './leg-road';
import { legEnds, type PlanView } from './plan-view';
import { LegWarnings } from './plan-warnings';
import { stepFormId } from './step-form';
import './itinerary.css';

interface ItineraryLegProps {
  view: PlanView;
  plan: Plan;
  leg: PlanLeg;
  index: number;
}

/** A crossing of the tour: times, ferries, price and warnings. */
export async function ItineraryLeg({ view, plan, leg, index }: ItineraryLegProps) {
  const t = await getTranslations('planner');
  const { locale, network } = view;
  const airport = (code: AirportCode) => t(`airports.${code}`);
  const [from, to] = legEnds(view, leg, airport);
  const { journey, locked } = leg;
  const date = journey ? athensDate(journey.departure) : leg.date;
  const search = journey && crossingAddress(view, leg);
  return (
    <section id={`leg-${index + 1}`} className="leg">
      <p className="label-caps">{formatDay(date, locale)}</p>
      {journey ? <NightNote departure={journey.departure} className="leg-note" /> : null}
      <h3>
        {from} <span aria-hidden="true">→</span> <span className="sr-only">{t('result.to')} </span>
        {to}
      </h3>
      {journey ? (
        <>
          <div className="leg-line">
            <Times journey={journey} view={view} />
            <p className="leg-fare">
              {leg.cents === null ? t('result.fareUnknown') : formatEuros(leg.cents, locale)}
            </p>
          </div>
          <Boats
            network={network}
            journey={journey}
            locale={locale}
            withVehicle={view.request.party.vehicle !== undefined}
          />
        </>
      ) : (
        <p className="mt-2 text-ink-2">{t('result.noBoat')}</p>
      )}
      <CancelledBoats
        locale={locale}
        network={network}
        boats={view.news?.cancelled[index] ?? []}
        at={view.news?.at ?? 0}
        heading="h4"
      />
      <LegRoad view={view} leg={leg} />
      <LegWarnings view={view} plan={plan} leg={index} />
      {journey ? (
        <p className="leg-links" data-print="hide">
          {search ? <SiteLink href={search}>{t('result.otherBoats')}</SiteLink> : null}
          <button
            type="submit"
            form={stepFormId}
            name={locked ? 'free' : 'lock'}
            value={locked ? freeStep(leg) : writeLock(lockOf(leg))}
            formAction={`#leg-${index + 1}`}
          >
            {t(locked ? 'result.unlock' : 'result.lock')}
          </button>
          {locked ? <span>{t('result.locked')}</span> : null}
        </p>
      ) : null}
    </section>
  );
}

async function Times({ journey, view }: { journey: Journey; view: PlanView }) {
  const t = await getTranslations('planner.result');
  const { departure, arrival } = journey;
  const later = midnightsBetween(departure, arrival);
  const { locale, network } = view;
  return (
    <p>
      <strong>
        {`${formatClock(departure)} – ${formatClock(arrival)}`}
        {later > 0 ? (
          <sup>
            <span aria-hidden="true">+{later}</span>
            <span className="sr-only">{t('daysLater', { count: later })}</span>
          </sup>
        ) : null}
      </strong>
      <span>{formatDuration(arrival - departure, locale)}</span>
      {network.info.isTypical ? <small>{t('typical')}</small> : null}
    </p>
  );
}

/**
 * Returns the path of the ferry search for the ends and the date of a leg; undefined without a
 * ferry.
 */
function crossingAddress({ network, request }: PlanView, leg: PlanLeg): string | undefined {
  const boats = (leg.journey?.legs ?? []).filter(({ kind }) => kind === 'sea');
  const place = (portId = '') => endOf(network, network.ports.get(portId)?.stationId ?? portId);
  const [from, to] = [place(boats[0]?.from), place(boats.at(-1)?.to)];
  if (!from || !to || !leg.journey) return undefined;
  const date = athensDate(leg.journey.departure);
  const { adults, children, vehicle, fareClass } = request.party;
  return searchAddress({
    crossings: [{ from, to, date, purpose: 'outbound' }],
    passengers: adults,
    ...(children > 0 ? { children } : {}),
    ...(fareClass ? { fareClass } : {}),
    ...(vehicle ? { vehicle } : {}),
    sort: 'departure',
    filter: request.restrictions ?? {},
  });
}
