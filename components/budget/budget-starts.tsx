import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { orderLine } from '@/lib/records/charts/island-names';
import { writeBudget } from '@/lib/trips/budget/query';
import { type BudgetQuestion, nightsOf } from '@/lib/trips/budget/question';
import type { Range } from '@/lib/trips/budget/range';
import { formatWholeEuros } from './money';

const usual = { from: 'athens', boats: 'any', move: 'bus', style: 'middle', outings: 1 } as const;

const starts = {
  pair: {
    ...usual,
    stops: [
      { island: 'paros', nights: 3 },
      { island: 'naxos', nights: 4 },
    ],
    adults: 2,
    children: 0,
    when: { kind: 'month', month: 9 },
  },
  family: {
    ...usual,
    stops: [
      { island: 'syros', nights: 3 },
      { island: 'tinos', nights: 4 },
    ],
    adults: 2,
    children: 2,
    move: 'hire',
    when: { kind: 'month', month: 7 },
  },
  friends: {
    ...usual,
    stops: [
      { island: 'serifos', nights: 2 },
      { island: 'sifnos', nights: 3 },
      { island: 'milos', nights: 3 },
      { island: 'folegandros', nights: 2 },
    ],
    adults: 5,
    children: 0,
    style: 'simple',
    when: { kind: 'month', month: 6 },
  },
} as const satisfies Record<string, BudgetQuestion>;

export const budgetStarts: Readonly<Record<keyof typeof starts, BudgetQuestion>> = starts;
const names = ['pair', 'family', 'friends'] as const;

interface BudgetStartsProps {
  /** Total of each trip. */
  totals: Readonly<Record<keyof typeof starts, Range>>;
  locale: Locale;
}

/** Example trips with their totals: an answer before any question, and a start for the form. */
export async function BudgetStarts({ totals, locale }: BudgetStartsProps) {
  const t = await getTranslations({ locale, namespace: 'budget' });
  const money = (cents: number) => formatWholeEuros(cents, locale);
  return (
    <nav aria-labelledby="budget-starts" className="budget-starts">
      <h2 id="budget-starts">{t('starts.title')}</h2>
      <ul>
        {names.map((start) => {
          const question = budgetStarts[start];
          const { low, likely, high } = totals[start];
          return (
            <li key={start}>
              <a
                href={`${localizePath(routes.budgetCalculator, locale)}?${writeBudget({ question })}`}
                rel="nofollow"
              >
                {t(`starts.${start}`)}
              </a>
              <span>
                {orderLine(
                  question.stops.map(({ island }) => island),
                  locale,
                )}
                , {t('starts.nights', { nights: nightsOf(question) })}
              </span>
              <p>
                <b>{t('starts.about', { amount: money(likely) })}</b>{' '}
                <span>{t('result.range', { low: money(low), high: money(high) })}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
