import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { formatMonths } from '@/lib/records/islands/format';
import { writeBudget } from '@/lib/trips/budget/query';
import type { BudgetResult } from '@/lib/trips/budget/result';
import type { Saving } from '@/lib/trips/budget/savings';
import { formatWholeEuros } from './money';

/** Maximum number of savings shown. */
const mostShown = 5;

/** Largest possible savings; each links to the same trip with that one change. */
export async function Savings({ result, locale }: { result: BudgetResult; locale: Locale }) {
  const t = await getTranslations('budget.savings');
  const { ask, savings } = result;
  const words = ({ change, question }: Saving): string => {
    const { when, style, stops } = question;
    if (change === 'style') return t('style', { style });
    if (change === 'earlier' || change === 'later') {
      return when.kind === 'date'
        ? t(`${change}Date`, { date: formatDay(when.date, locale) })
        : t('month', { month: formatMonths([when.month], locale) });
    }
    if (change !== 'leave') return t(change);
    const nights = (of: typeof stops, at: string) =>
      of.filter(({ island }) => island === at).reduce((all, stop) => all + stop.nights, 0);
    const before = ask.question.stops;
    const less = before.find(({ island }) => nights(stops, island) < nights(before, island));
    const more = stops.find(({ island }) => nights(stops, island) > nights(before, island));
    if (!less || !more) return '';
    return t('leave', {
      ...placeArguments('from', islandName(less.island, locale), locale),
      ...placeArguments('to', islandName(more.island, locale), locale),
    });
  };
  return (
    <aside className="budget-savings" aria-labelledby="savings-title">
      <h3 id="savings-title">{t('title')}</h3>
      {savings.length === 0 ? <p>{t('none')}</p> : <p>{t('intro')}</p>}
      <ol>
        {savings.slice(0, mostShown).map((saving) => (
          <li key={saving.change}>
            <a
              href={`${localizePath(routes.budgetCalculator, locale)}?${writeBudget({ ...ask, question: saving.question })}`}
              rel="nofollow"
            >
              {words(saving)}
            </a>
            <b>{t('saves', { amount: formatWholeEuros(saving.cents, locale) })}</b>
          </li>
        ))}
      </ol>
    </aside>
  );
}
