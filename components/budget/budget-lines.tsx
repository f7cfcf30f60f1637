import { getTranslations } from 'next-intl/server';
import { TableScroll } from '@/components/ui/table-scroll';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandName } from '@/lib/records/charts/island-names';
import type { BudgetResult } from '@/lib/trips/budget/result';
import { type BudgetLine, categories } from '@/lib/trips/budget/rules';
import { formatWholeEuros } from './money';

/** All lines of a budget, each with its basis. */
export async function BudgetLines({ result, locale }: { result: BudgetResult; locale: Locale }) {
  const t = await getTranslations('budget');
  const { question } = result.ask;
  const end = (id: NonNullable<BudgetLine['leg']>['from']) =>
    id === 'gateway' ? t(`lines.gateway.${question.from}`) : islandName(id, locale);
  const thing = ({ leg, island }: BudgetLine) => {
    if (!leg) return island ? islandName(island, locale) : t('lines.everywhere');
    const ends = { from: end(leg.from), to: end(leg.to) };
    return leg.date
      ? t('lines.legOn', { ...ends, date: formatDay(leg.date, locale, 'short') })
      : t('lines.leg', ends);
  };
  const much = ({ category, count, units }: BudgetLine) => {
    const number = { count, units };
    if (category === 'ferries') return t('lines.persons', number);
    if (category === 'stays') return t('lines.rooms', number);
    if (category === 'beach') return t('lines.sunbeds', number);
    if (category === 'outings') return t('lines.outings', number);
    if (category === 'around' && question.move === 'hire') return t('lines.cars', number);
    return t('lines.days', number);
  };
  return (
    <details className="budget-lines">
      <summary>{t('lines.open')}</summary>
      <p className="measure">{t('lines.intro')}</p>
      <TableScroll label={t('lines.title')}>
        <table>
          <caption className="sr-only">{t('lines.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lines.thing')}</th>
              <th scope="col">{t('lines.much')}</th>
              <th scope="col">{t('ledger.low')}</th>
              <th scope="col">{t('ledger.likely')}</th>
              <th scope="col">{t('ledger.high')}</th>
              <th scope="col">{t('lines.basis')}</th>
            </tr>
          </thead>
          {categories.map((category) => {
            const lines = result.budget.lines.filter((line) => line.category === category);
            if (lines.length === 0) return null;
            return (
              <tbody key={category}>
                <tr>
                  <th scope="rowgroup" colSpan={6}>
                    {t(`categories.${category}`)}
                  </th>
                </tr>
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have an order and nothing else.
                  <tr key={at} data-basis={line.basis}>
                    <th scope="row">{thing(line)}</th>
                    <td>{much(line)}</td>
                    {line.basis === 'unknown' ? (
                      <td colSpan={3}>–</td>
                    ) : (
                      (['low', 'likely', 'high'] as const).map((of) => (
                        <td key={of}>{formatWholeEuros(line.range[of], locale)}</td>
                      ))
                    )}
                    <td>{t(`bases.${line.basis}`)}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </TableScroll>
    </details>
  );
}
