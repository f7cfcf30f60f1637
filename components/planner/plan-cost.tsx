import { getTranslations } from 'next-intl/server';
import { formatWholeEuros } from '@/components/budget/money';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Budget } from '@/lib/trips/budget/rules';

interface PlanCostProps {
  budget: Budget;
  travellers: number;
  locale: Locale;
}

/** Total cost of the tour in one line, with a link to the budget. */
export async function PlanCost({ budget, travellers, locale }: PlanCostProps) {
  const t = await getTranslations('planner.result');
  const { total, perPerson } = budget;
  return (
    <p className="mt-3 font-ui" data-cost="">
      {t('cost', {
        low: formatWholeEuros(total.low, locale),
        high: formatWholeEuros(total.high, locale),
        likely: formatWholeEuros(total.likely, locale),
        count: travellers,
        each: formatWholeEuros(perPerson.likely, locale),
      })}
    </p>
  );
}
