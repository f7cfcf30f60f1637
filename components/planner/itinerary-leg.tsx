import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { CancelledBoats } from '@/components/timetable/cancelled-boats';
import { NightNote } from '@/components/timetable/night-note';
import { formatDuration } from '@/lib/i18n/duration';
import { formatDay, formatEuros } from '@/lib/i18n/format';
import { withLock, withoutLock } from '@/lib/planner/address/changes';
import { planAddress } from '@/lib/planner/address/write-plan';
import type { AirportCode } from '@/lib/planner/solver/gateways';
import type { Plan, PlanLeg } from '@/lib/planner/solver/types';
import { athensDate, formatClock, midnightsBetween } from '@/lib/time/athens';
import type { Journey } from '@/lib/timetable/types';
import { Boats } from './boats';
import { crossingAddress } from './crossing-address';
import { endName, type PlanView } from './plan-view';
import { LegWarnings } from './plan-warnings';

interface ItineraryLegProps {
  view: PlanView;
  plan: Plan;
  leg: PlanLeg;
  index: number;
}

const quietLink = 'text-link inline-flex min-h-11 items-center';

/** A crossing of the tour: when, on which boats, for how much, and what to mind. */
export async function ItineraryLeg({ view, plan, leg, index }: ItineraryLegProps) {
  const t = await getTranslations('planner');
  const { locale, network, request } = view;
  const airport = (code: AirportCode) => t(`airports.${code}`);
  const { journey, roadMinutes, locked } = leg;
  const date = journey ? athensDate(journey.departure) : leg.date;
  const search = journey && crossingAddress(view, leg);
  return (
    <section
      id={`leg-${index + 1}`}
      className="scroll-mt-28 border-l-2 border-dotted border-control py-6 pl-4 sm:pl-6"
    >
      <p className="label-caps">{formatDay(date, locale)}</p>
      {journey ? (
        <NightNote departure={journey.departure} className="block font-ui text-sm text-ink-2" />
      ) : null}
      <h3 className="mt-1">
        {endName(view, leg.from, airport)} <span aria-hidden="true">→</span>{' '}
        <span className="sr-only">{t('result.to')} </span>
        {endName(view, leg.to, airport)}
      </h3>
      {journey ? (
        <>
          <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 font-ui">
            <Times journey={journey} view={view} />
            <p className="text-xl font-medium tabular-nums">
              {leg.cents === null ? t('result.fareUnknown') : formatEuros(leg.cents, locale)}
            </p>
          </div>
          <Boats network={network} journey={journey} locale={locale} />
        </>
      ) : (
        <p className="mt-2 text-ink-2">{t('result.noBoat')}</p>
      )}
      <CancelledBoats
        locale={locale}
        network={network}
        boats={view.told?.cancelled[index] ?? []}
        at={view.told?.at ?? 0}
        heading="h4"
      />
      {roadMinutes > 0 ? (
        <p className="mt-2 font-ui text-sm text-ink-2">
          {t('result.road', { time: formatDuration(roadMinutes, locale) })}
        </p>
      ) : null}
      <LegWarnings view={view} plan={plan} leg={index} />
      {journey ? (
        <p className="mt-1 flex flex-wrap gap-x-6 font-ui text-sm" data-print="hide">
          {search ? (
            <SiteLink href={search} className={quietLink}>
              {t('result.otherBoats')}
            </SiteLink>
          ) : null}
          <SiteLink
            href={planAddress(locked ? withoutLock(request, leg) : withLock(request, leg))}
            data-scroll="keep"
            className={quietLink}
          >
            {t(locked ? 'result.unlock' : 'result.lock')}
          </SiteLink>
          {locked ? <span className="inline-flex items-center">{t('result.locked')}</span> : null}
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
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span className="text-2xl font-medium">
        {formatClock(departure)} – {formatClock(arrival)}
        {later > 0 ? (
          <sup className="ml-1 text-sm">
            <span aria-hidden="true">+{later}</span>
            <span className="sr-only">{t('daysLater', { count: later })}</span>
          </sup>
        ) : null}
      </span>
      <span>{formatDuration(arrival - departure, locale)}</span>
      {network.info.isTypical ? <span className="text-sm text-ink-2">{t('typical')}</span> : null}
    </p>
  );
}
