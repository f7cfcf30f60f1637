import { headers } from 'next/headers';
import { connection } from 'next/server';
import { faultTexts } from '@/components/planner/fault-texts';
import { PlannerForm } from '@/components/planner/planner-form';
import { PlannerStart } from '@/components/planner/planner-start';
import { DocumentStatus } from '@/components/seo/document-status';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { today } from '@/lib/foundation/time/athens';
import { refusalOf } from '@/lib/platform/operations/refusal';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { chosenOnly } from '@/lib/sea/planner/plan-request/chosen-islands';
import { planAnswerId } from '@/lib/sea/planner/plan-request/form-query';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { planQuery, writeQuery } from '@/lib/sea/planner/plan-request/query';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { PlanAnswer } from './plan-answer';
import { PlanHeader } from './plan-header';

export const instant = false;

export const generateMetadata = () => metadataOf('planner', routes.tripPlannerLegacy);

export default async function PlannedPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const [raw, locale] = await Promise.all([searchParams, currentLocale()]);
  // The current day and the rate limit depend on the request.
  await connection();
  const network = ferryNetwork();
  const planned = planQuery(raw);
  const chosen = chosenOnly(planned);
  if (chosen || writeQuery(planned) === '') {
    return <PlannerStart locale={locale} network={network} today={today()} chosen={chosen} />;
  }
  const outcome = await planFerries.run(raw, { headers: await headers() });
  const isRead = outcome.state !== 'faults';
  const faults = isRead ? [] : outcome.faults;
  const form = (
    <PlannerForm
      locale={locale}
      network={network}
      query={planned}
      faults={await faultTexts(faults, planned, network.info, locale)}
      isRead={isRead}
    />
  );
  return (
    <>
      <DocumentStatus refusal={refusalOf(outcome)} />
      <PlanHeader locale={locale} outcome={outcome}>
        {form}
      </PlanHeader>
      {isRead ? (
        <div id={planAnswerId} tabIndex={-1} className="scroll-mt-[60vh] outline-none">
          <PlanAnswer locale={locale} outcome={outcome} />
        </div>
      ) : null}
    </>
  );
}
