import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Range } from '@/lib/trips/budget/range';
import type { Budget } from '@/lib/trips/budget/rules';
import { formatWholeEuros } from './money';

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/** Bar from the low to the high estimate with a mark at the likely one; all bars share a scale. */
function Bar({ range, scale }: { range: Range; scale: number }) {
  return (
    <span aria-hidden="true" className="ledger-bar">
      <span
        style={{
          insetInlineStart: percent(range.low, scale),
          width: percent(Math.max(range.high - range.low, 0), scale),
        }}
      />
      <i style={{ insetInlineStart: percent(range.likely, scale) }} />
    </span>
  );
}

/** Expenses as rows with bars on one scale, and the total below. */
export async function Ledger({ budget, locale }: { budget: Budget; locale: Locale }) {
  const t = await getTranslations('budget');
  const { byCategory, total, lines } = budget;
  const scale = Math.max(1, ...byCategory.map(({ range }) => range.high));
  const money = (cents: number) => formatWholeEuros(cents, locale);
  const unknown = (category: string) =>
    lines.filter((line) => line.category === category && line.basis === 'unknown').length;
  const shown = byCategory.filter(({ category, range }) => range.high > 0 || unknown(category) > 0);
  return (
    <table className="ledger">
      <caption className="sr-only">{t('ledger.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.what')}</th>
          <td aria-hidden="true">{t('ledger.plot')}</td>
          <th scope="col">{t('ledger.low')}</th>
          <th scope="col">{t('ledger.likely')}</th>
          <th scope="col">{t('ledger.high')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ category, range }) => (
          <tr key={category} data-category={category}>
            <th scope="row">
              {t(`categories.${category}`)}
              {unknown(category) > 0 ? (
                <small>{t('ledger.unknown', { count: unknown(category) })}</small>
              ) : null}
            </th>
            <td aria-hidden="true">
              <Bar range={range} scale={scale} />
            </td>
            <td>{money(range.low)}</td>
            <td>{money(range.likely)}</td>
            <td>{money(range.high)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('ledger.sum')}</th>
          <td aria-hidden="true" />
          <td>{money(total.low)}</td>
          <td>{money(total.likely)}</td>
          <td>{money(total.high)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
