import { getTranslations } from 'next-intl/server';
import { PlanParts } from '@/app/[locale]/_plans/plan-parts';
import { CuratedTripPage } from '@/components/curated-trips/curated-trip-page';
import { NoCuratedTripPlan } from '@/components/curated-trips/no-plan';
import { TripPlan } from '@/components/daily-itinerary/trip-plan';
import type { PlanView } from '@/components/planner/plan-view';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { CuratedTrip } from '@/lib/trips/curated-trips/schema';
import { foodNames, planDays } from '../../_plans/plan-days';
import { othersThan, plannedCuratedTrip } from '../planned-curated-trips';
import type { CuratedTripRequest } from './request';

interface CuratedTripViewProps {
  trip: CuratedTrip;
  today: IsoDate;
  /** Absent if the address has no date. */
  request?: CuratedTripRequest | undefined;
}

/**
 * Content of both pages of the address: the trip, and its plan for the requested day or one in its
 * season.
 */
export async function CuratedTripView({ trip, today, request }: CuratedTripViewProps) {
  const locale = await currentLocale();
  const curated = plannedCuratedTrip(trip, today);
  const { opened } = request ?? {};
  const { usual } = curated;
  const network = opened?.planned.network ?? ferryNetwork();
  const outcome = opened?.planned.outcome;
  const t = await getTranslations('curatedTrips');
  const planned = (view: PlanView, plan: Plan, hasDate: boolean) => (
    <TripPlan
      view={view}
      plan={plan}
      days={planDays(plan, trip.interests)}
      foods={foodNames()}
      title={t(hasDate ? 'plan.title' : 'plan.example', {
        date: formatDate(view.request.firstDay, locale),
      })}
    >
      <PlanParts plan={plan} request={view.request} locale={locale} />
    </TripPlan>
  );
  const answer = () => {
    if (opened && outcome?.kind === 'plan') {
      const { request, news } = opened.planned;
      return planned({ locale, network, request, news }, outcome.plan, true);
    }
    if (opened && outcome?.kind === 'infeasible') {
      const view = { locale, network, request: opened.planned.request };
      const { ask, nearest = {} } = opened;
      return <NoCuratedTripPlan view={view} ask={ask} outcome={outcome} nearest={nearest} />;
    }
    if (request) return null;
    if (usual) return planned({ locale, network, request: usual.request }, usual.plan, false);
    return <p className="page-grid measure py-10">{t('nothing')}</p>;
  };
  return (
    <CuratedTripPage
      curated={curated}
      others={othersThan(trip, today)}
      network={network}
      values={request?.values ?? { date: usual?.request.firstDay }}
      errors={request?.errors ?? {}}
      wait={request?.wait}
      outOfSeason={opened?.inSeason === false}
      locale={locale}
    >
      {answer()}
    </CuratedTripPage>
  );
}
