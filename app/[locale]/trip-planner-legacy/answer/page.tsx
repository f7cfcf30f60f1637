import { headers } from 'next/headers';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { AskedPlan } from '@/components/planner/asked-plan';
import { faultTexts } from '@/components/planner/fault-texts';
import { FormFrame } from '@/components/planner/form-frame';
import { PlannerForm } from '@/components/planner/planner-form';
import { PlannerStart } from '@/components/planner/planner-start';
import { DocumentStatus } from '@/components/seo/document-status';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { today } from '@/lib/foundation/time/athens';
import { refusalOf } from '@/lib/platform/operations/refusal';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { orderLine } from '@/lib/records/charts/island-names';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import type { PlanResult } from '@/lib/sea/planner/plan-request/plan-result';
import { planQuery, writeQuery } from '@/lib/sea/planner/plan-request/query';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { PlanAnswer } from './plan-answer';

export const instant = false;

export const generateMetadata = () => metadataOf('planner', routes.tripPlannerLegacy);

/** The plan of a result with its request; undefined if there is none. */
function plannedTrip({ request, outcome }: PlanResult) {
  return outcome.kind === 'plan' ? { request, plan: outcome.plan } : undefined;
}

export default async function PlannedPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const [raw, t, locale] = await Promise.all([
    searchParams,
    getTranslations('planner'),
    currentLocale(),
  ]);
  // The current day and the rate limit depend on the request.
  await connection();
  const network = ferryNetwork();
  const planned = planQuery(raw);
  if (writeQuery(planned) === '') {
    return <PlannerStart locale={locale} network={network} today={today()} />;
  }
  const outcome = await planFerries.run(raw, { headers: await headers() });
  const isRead = outcome.state !== 'faults';
  const faults = isRead ? [] : outcome.faults;
  const found = outcome.state === 'ok' ? plannedTrip(outcome.result) : undefined;
  const form = (
    <PlannerForm
      locale={locale}
      network={network}
      query={planned}
      faults={await faultTexts(faults, planned, network.info, locale)}
      isAsked={isRead}
    />
  );
  return (
    <>
      <DocumentStatus refusal={refusalOf(outcome)} />
      <PageHeader
        title={found ? orderLine(found.plan.order, locale) : t('title')}
        intro={isRead ? undefined : t('intro')}
        crumbs={[{ path: routes.tripPlannerLegacy, label: t('crumb') }]}
        isCompact
      >
        {isRead ? (
          <AskedPlan locale={locale} found={found}>
            {form}
          </AskedPlan>
        ) : null}
      </PageHeader>
      {isRead ? null : <FormFrame hasFaults>{form}</FormFrame>}
      <PlanAnswer locale={locale} query={planned} outcome={outcome} />
    </>
  );
}
