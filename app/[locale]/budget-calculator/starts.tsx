import { cacheLife } from 'next/cache';
import { BudgetStarts, budgetStarts } from '@/components/budget/budget-starts';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { estimateTotal } from '@/lib/trips/budget/operation';

/** Example trips with their totals, cached for an hour, so that they follow the current timetable. */
export async function Starts({ locale }: { locale: Locale }) {
  'use cache';
  cacheLife('hours');
  const totals = {
    pair: await estimateTotal(budgetStarts.pair),
    family: await estimateTotal(budgetStarts.family),
    friends: await estimateTotal(budgetStarts.friends),
  };
  return <BudgetStarts totals={totals} locale={locale} />;
}
