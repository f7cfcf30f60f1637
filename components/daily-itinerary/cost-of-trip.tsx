import { getTranslations } from 'next-intl/server';
import { Ledger } from '@/components/budget/ledger';
import { formatWholeEuros } from '@/components/budget/money';
import { SiteLink } from '@/components/layout/site-link';
import { TableScroll } from '@/components/ui/table-scroll';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { writeBudget } from '@/lib/trips/budget/query';
import type { BudgetQuestion } from '@/lib/trips/budget/question';
import { type Budget, weakest } from '@/lib/trips/budget/rules';
import '@/components/budget/budget.css';

interface CostOfTripProps {
  budget: Budget;
  question: BudgetQuestion;
  locale: Locale;
}

/** Cost of the whole trip with its assumptions, and a link to change them. */
export async function CostOfTrip({ budget, question, locale }: CostOfTripProps) {
  const t = await getTranslations();
  const { total, perPerson, lines } = budget;
  const rooms = lines.filter(({ category }) => category === 'stays').map(({ basis }) => basis);
  return (
    <section aria-labelledby="cost">
      <h2 id="cost">{t('dailyItinerary.cost.title')}</h2>
      <p className="mt-3 font-ui">
        <b className="mr-2 text-xl font-medium tabular-nums">
          {formatWholeEuros(total.low, locale)} – {formatWholeEuros(total.high, locale)}
        </b>
        {t('dailyItinerary.cost.party', {
          count: question.adults + question.children,
          likely: formatWholeEuros(total.likely, locale),
          each: formatWholeEuros(perPerson.likely, locale),
        })}
      </p>
      <TableScroll label={t('budget.ledger.caption')} className="mt-4">
        <Ledger budget={budget} locale={locale} />
      </TableScroll>
      <p className="measure mt-3 font-ui text-sm text-ink-2">
        {t('dailyItinerary.cost.rests', { rooms: t(`budget.bases.${weakest(rooms)}`) })}
      </p>
      <p className="mt-2 font-ui">
        <SiteLink
          href={`${routes.budgetCalculator}?${writeBudget({ question })}`}
          rel="nofollow"
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('dailyItinerary.cost.change')}
        </SiteLink>
      </p>
    </section>
  );
}
