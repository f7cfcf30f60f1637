import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { FormFrame } from '@/components/planner/form-frame';
import { PlanRequestLine } from '@/components/planner/plan-request-line';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { BusyOutcome, Outcome } from '@/lib/platform/operations/operation';
import { routes } from '@/lib/platform/routes/register';
import { orderLine } from '@/lib/records/charts/island-names';
import type { PlanResult } from '@/lib/sea/planner/plan-request/plan-result';
import type { FieldFault } from '@/lib/sea/planner/plan-request/read-plan';

interface PlanHeaderProps {
  locale: Locale;
  outcome: Outcome<PlanResult, FieldFault> | BusyOutcome;
  /** The form: behind one line once the request was understood, open with its errors otherwise. */
  children: ReactNode;
}

/** Title of a plan, which is its order, and the form that asks for another one. */
export async function PlanHeader({ locale, outcome, children }: PlanHeaderProps) {
  const t = await getTranslations('planner');
  const isRead = outcome.state !== 'faults';
  const found = outcome.state === 'ok' ? plannedTrip(outcome.result) : undefined;
  return (
    <>
      <PageHeader
        title={found ? orderLine(found.plan.order, locale) : t('title')}
        intro={isRead ? undefined : t('intro')}
        crumbs={[{ path: routes.tripPlannerLegacy, label: t('crumb') }]}
        isCompact
      >
        {isRead ? (
          <PlanRequestLine locale={locale} found={found}>
            {children}
          </PlanRequestLine>
        ) : null}
      </PageHeader>
      {isRead ? null : <FormFrame hasFaults>{children}</FormFrame>}
    </>
  );
}

/** The plan of a result with its request; undefined if there is none. */
function plannedTrip({ request, outcome }: PlanResult) {
  return outcome.kind === 'plan' ? { request, plan: outcome.plan } : undefined;
}
