import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { PlanOutline } from '@/components/saved-trips/new/plan-outline';
import { planTitle } from '@/components/saved-trips/new/plan-title';
import { TripRefusal } from '@/components/saved-trips/new/trip-refusal';
import { rawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { planQuery, writeQuery } from '@/lib/sea/planner/plan-request/query';
import { writePlan } from '@/lib/sea/planner/plan-request/write-plan';
import { NewTripFrame } from './new-trip-frame';
import { SaveOutlined } from './save-outlined';

interface SavePlannedTripProps {
  locale: Locale;
  /** Query string of the planner's address. */
  plan: string;
  /** Address of this page, for retrying and returning. */
  href: string;
}

/** Summarises a plan and saves it under a title, or explains why that is impossible. */
export async function SavePlannedTrip({ locale, plan, href }: SavePlannedTripProps) {
  const t = await getTranslations('savedTrips.new');
  const raw = rawQuery(new URLSearchParams(plan));
  const planner = `${routes.tripPlannerLegacy}?${writeQuery(planQuery(raw))}`;
  const refusal = async (text: string, retry = false) => (
    <NewTripFrame title={t('badPlan.title')}>
      <TripRefusal
        text={text}
        retry={retry ? { href, label: t('badPlan.retry') } : undefined}
        links={[
          { href: planner, label: t('badPlan.open') },
          { href: routes.newTrip, label: t('badPlan.empty') },
        ]}
      />
    </NewTripFrame>
  );
  const answer = await planFerries.run(raw, { headers: await headers() });
  if (answer.state === 'faults') return refusal(t('badPlan.unreadable'));
  if (answer.state === 'wait') return refusal(t('badPlan.wait', { seconds: answer.seconds }), true);
  if (answer.state === 'busy') return refusal(t('badPlan.busy'), true);
  const { request, outcome } = answer.result;
  if (outcome.kind !== 'plan') return refusal(t('badPlan.infeasible'));
  const { adults, children } = request.party;
  const query = writeQuery(writePlan(request));
  return (
    <SaveOutlined
      locale={locale}
      kind="plan"
      href={href}
      source={{ name: 'plan', value: query }}
      title={planTitle(outcome.plan, locale, (key, values) => t(`planTitle.${key}`, values))}
      back={`${routes.tripPlannerLegacy}?${query}`}
      outline={<PlanOutline locale={locale} plan={outcome.plan} travellers={adults + children} />}
    />
  );
}
