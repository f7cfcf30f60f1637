import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { PlanChart } from '@/components/planner/plan-chart';
import { PlanSummary } from '@/components/planner/plan-summary';
import type { PlanView } from '@/components/planner/plan-view';
import { SavePlan } from '@/components/planner/save-plan';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { buttonClass } from '@/components/ui/button';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { planAddress } from '@/lib/sea/planner/plan-request/write-plan';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import { operatorsOfLines, seasonOn } from '@/lib/sea/timetable/network';
import type { TripDay } from '@/lib/trips/daily-itinerary/days';
import { DayList } from './day-list';

interface TripPlanProps {
  view: PlanView;
  plan: Plan;
  days: readonly TripDay[];
  foods: ReadonlyMap<string, Localized>;
  /** Heading above the figures. */
  title: string;
  /** Content between the figures and the chart. */
  about?: ReactNode;
  /** Content next to the days: costs and places to stay. */
  children: ReactNode;
}

/** Trip with dates: figures, route and every day. */
export async function TripPlan(props: TripPlanProps) {
  const { view, plan, days, foods, title, about, children } = props;
  const t = await getTranslations();
  const { locale, network, request } = view;
  const { adults, children: young } = request.party;
  const first = days[0]?.date ?? request.firstDay;
  const lines = plan.legs.flatMap(({ journey }) =>
    (journey?.legs ?? []).flatMap((leg) => (leg.kind === 'sea' ? leg.lineId : [])),
  );
  return (
    <>
      <div className="page-grid pt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="plan" className="scroll-mt-28">
            {title}
          </h2>
          <div className="flex flex-wrap gap-3" data-print="hide">
            <SiteLink
              href={planAddress(request)}
              rel="nofollow"
              className={buttonClass('secondary')}
            >
              {t('dailyItinerary.open')}
            </SiteLink>
            <SavePlan request={request} />
          </div>
        </div>
        <div className="mt-5">
          <PlanSummary locale={locale} plan={plan} travellers={adults + young} />
        </div>
      </div>
      {about}
      <div className="mx-auto w-full max-w-[100rem] px-[clamp(0rem,2vw,2.5rem)] py-8">
        <PlanChart view={view} plan={plan} />
      </div>
      <div className="page-grid grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="days">
          <h2 id="days" className="mb-4">
            {t('dailyItinerary.title')}
          </h2>
          <DayList view={view} plan={plan} days={days} foods={foods} />
        </section>
        <div className="space-y-10">
          <TimetableLabel
            locale={locale}
            info={network.info}
            loadedAt={network.loadedAt}
            season={seasonOn(network.seasons, first)}
            operators={operatorsOfLines(network, lines)}
          />
          {children}
        </div>
      </div>
    </>
  );
}
