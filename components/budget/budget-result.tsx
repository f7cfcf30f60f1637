import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { buttonClass } from '@/components/ui/button';
import { formatDay } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { islandName, orderLine } from '@/lib/records/charts/island-names';
import { formatMonths } from '@/lib/records/islands/format';
import { ratesOf } from '@/lib/trips/budget/currency';
import { writeBudget } from '@/lib/trips/budget/query';
import type { Range } from '@/lib/trips/budget/range';
import type { BudgetResult } from '@/lib/trips/budget/result';
import type { Saving } from '@/lib/trips/budget/savings';
import { BudgetLines } from './budget-lines';
import { Ledger } from './ledger';
import { formatConverted, formatWholeEuros } from './money';

/** Result: total, breakdown, largest savings and every line. */
export async function BudgetResultView({
  result,
  locale,
}: {
  result: BudgetResult;
  locale: Locale;
}) {
  const t = await getTranslations('budget');
  const { ask, budget, network } = result;
  const { question, currency } = ask;
  const { stops, when, adults, children } = question;
  const money = (cents: number) => formatWholeEuros(cents, locale);
  const between = ({ low, high }: Range) =>
    t('result.range', { low: money(low), high: money(high) });
  const also = ({ likely }: Range) =>
    currency ? <small>≈ {formatConverted(likely, currency, locale)}</small> : null;
  const save = new URLSearchParams({ budget: writeBudget(ask) });
  return (
    <section id="result" className="budget-result" aria-labelledby="budget-title">
      <header>
        <h2 id="budget-title">
          {orderLine(
            stops.map(({ island }) => island),
            locale,
          )}
        </h2>
        <p>
          {t('result.title', { adults, children, nights: budget.nights })} ·{' '}
          {when.kind === 'date'
            ? formatDay(when.date, locale, 'long', true)
            : formatMonths([when.month], locale)}
        </p>
      </header>
      <dl className="budget-sums">
        {(['total', 'perPerson', 'perDay'] as const).map((sum) => (
          <div key={sum} data-sum={sum}>
            <dt>{t(`result.${sum}`)}</dt>
            <dd>
              <b>{money(budget[sum].likely)}</b>
              {also(budget[sum])}
              <span>{between(budget[sum])}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="budget-sheet">
        <Ledger budget={budget} locale={locale} />
        <Savings result={result} locale={locale} />
      </div>
      <p className="budget-actions" data-print="hide">
        <SiteLink
          href={`${routes.newTrip}?${save}`}
          rel="nofollow"
          className={buttonClass('primary')}
        >
          {t('result.save')}
        </SiteLink>
        <span>{t('result.keep')}</span>
      </p>
      <BudgetLines result={result} locale={locale} />
      {budget.lines.some(({ category }) => category === 'ferries') ? (
        <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
      ) : null}
      {currency ? <p className="sr-only">{t('currency.intro', { date: ratesOf })}</p> : null}
    </section>
  );
}

/** Maximum number of savings shown. */
const mostShown = 5;

/** Largest possible savings; each links to the same trip with that one change. */
async function Savings({ result, locale }: { result: BudgetResult; locale: Locale }) {
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
