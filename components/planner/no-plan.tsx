import { getTranslations } from 'next-intl/server';
import { CancelledBoats } from '@/components/timetable/cancelled-boats';
import { Notices } from '@/components/timetable/notices';
import { RealtimeState } from '@/components/timetable/realtime-state';
import type { OtherPort } from '@/lib/sea/planner/plan-request/other-port';
import { noticedRequest } from '@/lib/sea/planner/plan-request/plan-news';
import type { PlanOutcome } from '@/lib/sea/planner/problem/plan';
import { Completeness } from './completeness';
import type { PlanView } from './plan-view';
import { OtherPortLink } from './plan-warnings';
import { RelaxationLinks } from './relaxation-links';

interface NoPlanProps {
  view: PlanView;
  outcome: Extract<PlanOutcome, { kind: 'infeasible' }>;
  /** Port of the mainland from which there is a tour. */
  otherPort?: OtherPort | undefined;
}

/** Message that no tour meets the request, with links to requests that can be met. */
export async function NoPlan({ view, outcome, otherPort }: NoPlanProps) {
  const t = await getTranslations('planner.noPlan');
  const { relaxations, proven } = outcome;
  const { locale, network, news, request } = view;
  const cancelled = news?.cancelled.flat() ?? [];
  return (
    <>
      <section role="alert" className="border-l-2 border-accent bg-deep px-5 py-5">
        <h2>{t(proven ? 'title' : 'ranOutTitle')}</h2>
        <Completeness view={view} outcome={outcome} otherPort={otherPort} className="mt-2" />
        {relaxations.length > 0 ? <RelaxationLinks view={view} relaxations={relaxations} /> : null}
        <OtherPortLink otherPort={otherPort} isPlanned={false} />
      </section>
      {network.realtime ? (
        <div>
          {cancelled.length > 0 ? <p className="measure">{t('cancelled')}</p> : null}
          <CancelledBoats
            isOfDays
            locale={locale}
            network={network}
            boats={cancelled}
            at={news?.at ?? 0}
          />
          {news ? <RealtimeState locale={locale} network={network} at={news.at} /> : null}
          <Notices
            locale={locale}
            network={network}
            screen={noticedRequest(network, request, news)}
          />
        </div>
      ) : null}
    </>
  );
}
