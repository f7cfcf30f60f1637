import { headers } from 'next/headers';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { faultTexts } from '@/components/planner/fault-texts';
import { FormFrame } from '@/components/planner/form-frame';
import { PlanResult } from '@/components/planner/plan-result';
import { PlannerForm } from '@/components/planner/planner-form';
import { StartingPoints } from '@/components/planner/starting-points';
import { TooManyPlans } from '@/components/planner/too-many-plans';
import { currentLocale } from '@/lib/i18n/current';
import { planFerries } from '@/lib/planner/address/operation';
import { type PlanQuery, planQuery, writeQuery } from '@/lib/planner/address/query';
import { bestOrderPlan } from '@/lib/planner/address/solved-plan';
import { startingRequest, suggestedFirstDay } from '@/lib/planner/address/starting-points';
import { writePlan } from '@/lib/planner/address/write-plan';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { today } from '@/lib/time/athens';
import { ferryNetwork } from '@/lib/timetable/queries';

export const instant = false;

export const generateMetadata = () => metadataOf('planner', routes.tripPlannerLegacy);

type Props = PageProps<'/[locale]/trip-planner-legacy'>;

export default async function PlannerPage({ searchParams }: Props) {
  const [raw, t, locale] = await Promise.all([
    searchParams,
    getTranslations('planner'),
    currentLocale(),
  ]);
  // Today and the limit are the request's.
  await connection();
  const network = ferryNetwork();
  const asked = planQuery(raw);
  const isEmpty = writeQuery(asked) === '';
  const outcome = isEmpty ? undefined : await planFerries.run(raw, { headers: await headers() });
  const isRead = outcome !== undefined && outcome.state !== 'faults';
  const faults = await faultTexts(
    outcome?.state === 'faults' ? outcome.faults : [],
    asked,
    network.info,
    locale,
  );
  const firstDay = suggestedFirstDay(today(), network.info);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={isRead ? undefined : t('intro')}
        crumbs={[{ path: routes.tripPlannerLegacy, label: t('crumb') }]}
      />
      {isEmpty ? (
        <div className="page-grid">
          <StartingPoints locale={locale} firstDay={firstDay} />
        </div>
      ) : null}
      <FormFrame isPlanned={isRead} hasFaults={outcome !== undefined}>
        <PlannerForm
          locale={locale}
          network={network}
          query={isEmpty ? emptyForm(firstDay) : asked}
          faults={faults}
        />
      </FormFrame>
      {outcome?.state === 'wait' ? <TooManyPlans seconds={outcome.seconds} /> : null}
      {outcome?.state === 'ok' ? (
        <PlanResult
          view={{ locale, network, request: outcome.result.request }}
          outcome={outcome.result.outcome}
          best={bestOrderPlan(outcome.result.request)}
        />
      ) : null}
    </>
  );
}

/** What the form shows before anything was asked: the days and travellers of a ready tour, no islands. */
function emptyForm(firstDay: string): PlanQuery {
  const { islands: _, ...query } = writePlan(startingRequest('classic', firstDay));
  return query;
}
