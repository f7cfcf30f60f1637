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
import { secondsToWait } from '@/lib/http/compute-limit';
import { currentLocale } from '@/lib/i18n/current';
import { type PlanQuery, plannerPath, planQuery, writeQuery } from '@/lib/planner/address/query';
import { readPlan } from '@/lib/planner/address/read-plan';
import { planCost } from '@/lib/planner/address/solved-plan';
import { startingRequest, suggestedFirstDay } from '@/lib/planner/address/starting-points';
import { writePlan } from '@/lib/planner/address/write-plan';
import { metadataOf } from '@/lib/routes/metadata-of';
import { athensDate } from '@/lib/time/athens';
import { ferryNetwork } from '@/lib/timetable/queries';

export const instant = false;

export const generateMetadata = () => metadataOf('planner', plannerPath);

type Props = PageProps<'/[locale]/trip-planner-legacy'>;

export default async function PlannerPage({ searchParams }: Props) {
  const [raw, t, locale] = await Promise.all([
    searchParams,
    getTranslations('planner'),
    currentLocale(),
  ]);
  await connection();
  const network = ferryNetwork();
  const asked = planQuery(raw);
  const isEmpty = writeQuery(asked) === '';
  const reading = isEmpty ? undefined : readPlan(asked, network.timetable);
  const request = reading?.ok ? reading.request : undefined;
  const faults = await faultTexts(
    reading?.ok === false ? reading.faults : [],
    asked,
    network.info,
    locale,
  );
  const firstDay = suggestedFirstDay(athensDate(Math.floor(Date.now() / 60_000)), network.info);
  const wait = request ? await secondsToWait('ferry-plan', await headers(), planCost(request)) : 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={request ? undefined : t('intro')}
        crumbs={[{ path: plannerPath, label: t('crumb') }]}
      />
      {isEmpty ? (
        <div className="page-grid">
          <StartingPoints locale={locale} firstDay={firstDay} />
        </div>
      ) : null}
      <FormFrame isPlanned={request !== undefined} hasFaults={reading !== undefined}>
        <PlannerForm
          locale={locale}
          network={network}
          query={isEmpty ? emptyForm(firstDay) : asked}
          faults={faults}
        />
      </FormFrame>
      {request && wait > 0 ? <TooManyPlans seconds={wait} /> : null}
      {request && wait === 0 ? <PlanResult view={{ locale, network, request }} /> : null}
    </>
  );
}

/** What the form shows before anything was asked: the days and travellers of a ready tour, no islands. */
function emptyForm(firstDay: string): PlanQuery {
  const { islands: _, ...query } = writePlan(startingRequest('classic', firstDay));
  return query;
}
