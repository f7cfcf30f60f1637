import { getTranslations } from 'next-intl/server';
import { lowestPrice } from '@/lib/booking/listings/prices';
import type { SeasonalPrice } from '@/lib/booking/listings/schema';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { seasonOfMonth } from '@/lib/records/costs/rules';
import { formatMonths } from '@/lib/records/islands/format';
import { overNewYear, yearLabels } from './year-labels';
import './price-year.css';

interface PriceYearProps {
  price: SeasonalPrice;
  /** Open months, 1 to 12. */
  openMonths: readonly number[];
  /** Unit of the price: a night, a day. */
  unit: string;
  /** Note on what the price covers; a room if absent. */
  note?: string;
  locale: Locale;
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Size of the viewBox; the drawing stretches with the page. */
const size = { width: 120, height: 60 };

/** Prices of a year as one line, interrupted where the place is closed or the price is unknown. */
export async function PriceYear({ price, openMonths, unit, note, locale }: PriceYearProps) {
  const t = await getTranslations({ locale, namespace: 'listings.place' });
  if (lowestPrice(price) === null) return <p className="mt-3">{t('noPrices')}</p>;
  const short = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const cents = months.map((month) =>
    openMonths.includes(month) ? price[seasonOfMonth(month)] : null,
  );
  const closed = months.filter((month) => !openMonths.includes(month));
  const unknown = openMonths.filter((month) => price[seasonOfMonth(month)] === null);
  const most = Math.max(...cents.map((one) => one ?? 0), 1);
  const y = (value: number) => size.height - (value / most) * (size.height - 6);
  const line = cents
    .map((value, index) => {
      if (value === null) return '';
      const follows = (cents[index - 1] ?? null) !== null;
      return `${follows ? 'L' : 'M'}${index * 10} ${y(value).toFixed(1)}H${index * 10 + 10}`;
    })
    .join('');
  const day = (month: number) => Date.UTC(2026, month - 1, 15);
  const words = (month: number, value: number | null) => {
    if (value !== null) return formatEuros(value, locale);
    return t(openMonths.includes(month) ? 'ask' : 'closed');
  };
  return (
    <figure className="price-year">
      <div className="price-year-plot" aria-hidden="true">
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={line} />
        </svg>
        {yearLabels(cents).map(({ cents: value, from, to, at }) => (
          <span
            key={from}
            data-at={at}
            style={{
              left: `${(from / 12) * 100}%`,
              width: `${((to - from) / 12) * 100}%`,
              top: `${(y(value) / size.height) * 100}%`,
            }}
          >
            <b>{formatEuros(value, locale)}</b>
          </span>
        ))}
      </div>
      <div className="price-year-months" aria-hidden="true">
        {months.map((month, index) => (
          <span key={month} data-closed={cents[index] === null || undefined}>
            {short.format(day(month))}
          </span>
        ))}
      </div>
      <table className="sr-only">
        <caption>{t('priceTable', { unit })}</caption>
        <tbody>
          {months.map((month, index) => (
            <tr key={month}>
              <th scope="row">{long.format(day(month))}</th>
              <td>{words(month, cents[index] ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 text-sm text-ink-2">
        {note ?? t('priceNote', { unit })}
        {closed.length > 0
          ? ` ${t('closedMonths', { months: formatMonths(overNewYear(closed), locale) })}`
          : ''}
        {unknown.length > 0
          ? ` ${t('unknownMonths', { months: formatMonths(overNewYear(unknown), locale) })}`
          : ''}
      </figcaption>
    </figure>
  );
}
