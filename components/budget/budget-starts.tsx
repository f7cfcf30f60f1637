import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { orderLine } from '@/lib/records/charts/island-names';
import { writeBudget } from '@/lib/trips/budget/query';
import { type BudgetQuestion, nightsOf } from '@/lib/trips/budget/question';

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

/** Example trips, so that visitors do not start with an empty form. */
export async function BudgetStarts({ locale }: { locale: Locale }) {
  const t = await getTranslations('budget.starts');
  return (
    <nav aria-labelledby="budget-starts" className="budget-starts">
      <h2 id="budget-starts">{t('title')}</h2>
      <ul>
        {(['pair', 'family', 'friends'] as const).map((start) => {
          const question: BudgetQuestion = starts[start];
          return (
            <li key={start}>
              <a
                href={`${localizePath(routes.budgetCalculator, locale)}?${writeBudget({ question })}`}
                rel="nofollow"
              >
                {t(start)}
              </a>
              <span>
                {orderLine(
                  question.stops.map(({ island }) => island),
                  locale,
                )}
                , {t('nights', { nights: nightsOf(question) })}
              </span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
