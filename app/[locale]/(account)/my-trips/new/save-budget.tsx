import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Outline } from '@/components/saved-trips/new/outline';
import { TripRefusal } from '@/components/saved-trips/new/trip-refusal';
import { rawQuery } from '@/lib/foundation/http/raw-query';
import { formatDate, formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { explainOutcome } from '@/lib/platform/operations/refusal';
import { routes } from '@/lib/platform/routes/register';
import { islandName, orderLine } from '@/lib/records/charts/island-names';
import { planBudget } from '@/lib/trips/budget/operation';
import { writeBudget } from '@/lib/trips/budget/query';
import { NewTripFrame } from './new-trip-frame';
import { SaveOutlined } from './save-outlined';

interface SaveBudgetProps {
  locale: Locale;
  /** Query string of the calculator's address. */
  budget: string;
  /** Address of this page, for retrying and returning. */
  href: string;
}

/** Summarises a budget and saves it as a trip, or explains why that is impossible. */
export async function SaveBudget({ locale, budget: query, href }: SaveBudgetProps) {
  const [t, list] = await Promise.all([
    getTranslations('savedTrips.new'),
    getTranslations('savedTrips.list'),
  ]);
  const raw = rawQuery(new URLSearchParams(query));
  const outcome = await planBudget.run(raw, { headers: await headers() });
  if (outcome.state !== 'ok') {
    const waits = outcome.state === 'wait';
    return (
      <NewTripFrame title={t('budget.badTitle')}>
        <TripRefusal
          text={
            waits
              ? (await explainOutcome(planBudget, outcome, raw, locale)).message
              : t('budget.unreadable')
          }
          retry={waits ? { href, label: t('badPlan.retry') } : undefined}
          links={[
            { href: routes.budgetCalculator, label: t('budget.open') },
            { href: routes.newTrip, label: t('badPlan.empty') },
          ]}
        />
      </NewTripFrame>
    );
  }
  const { budget, ask: read } = outcome.result;
  const { stops, when } = read.question;
  const order = stops.map(
    ({ island, nights }) => `${islandName(island, locale)} (${list('nights', { count: nights })})`,
  );
  const address = writeBudget(read);
  return (
    <SaveOutlined
      locale={locale}
      kind="budget"
      href={href}
      source={{ name: 'budget', value: address }}
      title={orderLine(
        stops.map(({ island }) => island),
        locale,
      ).slice(0, 120)}
      back={`${routes.budgetCalculator}?${address}`}
      outline={
        <Outline
          title={t('budget.outline')}
          rows={[
            [t('plan.order'), order.join(', ')],
            ...(when.kind === 'date'
              ? [[t('firstDay'), formatDate(when.date, locale)] as const]
              : []),
            [t('budget.likely'), formatEuros(budget.total.likely, locale)],
          ]}
        />
      }
    />
  );
}
