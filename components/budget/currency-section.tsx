import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { Section } from '@/components/ui/section';
import { formatDate, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import {
  currencies,
  fromEuroCents,
  rateOf,
  ratesOf,
  toEuroCents,
} from '@/lib/trips/budget/currency';
import type { BudgetProps, Conversion } from './budget-request';

interface CurrencySectionProps extends BudgetProps {
  /** True when the rates are outdated; they are part of the deployment. */
  areOld: boolean;
}

/**
 * Currency converter at dated reference rates: an amount in both directions and a table of all
 * rates.
 */
export async function CurrencySection({ request, locale, areOld }: CurrencySectionProps) {
  const t = await getTranslations('budget.currency');
  const name = new Intl.DisplayNames([locale], { type: 'currency' });
  const { conversion } = request;
  // Keeps the trip of the form above in the query.
  const kept = [
    ...request.rows.flatMap(({ island, nights }) => [
      ['island', island],
      ['nights', nights],
    ]),
    ...Object.entries(request.values).filter(([field]) => field !== 'currency'),
  ];
  const currency = conversion?.currency ?? '';
  return (
    <Section
      id="currency"
      title={t('title')}
      intro={t('intro', { date: formatDate(ratesOf, locale) })}
    >
      {areOld ? (
        <Note>
          <p>{t('age')}</p>
        </Note>
      ) : null}
      <form
        action={`${localizePath(routes.budgetCalculator, locale)}#currency`}
        aria-label={t('title')}
        noValidate
        className="budget-convert"
        data-print="hide"
      >
        {kept.map(([field, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, their order counts.
          <input key={at} type="hidden" name={field} value={value} />
        ))}
        <Field
          id="currency-amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={t('amount')}
          defaultValue={conversion?.amount || '100'}
          error={conversion?.error}
        />
        <SelectField
          id="currency-code"
          name="currency"
          label={t('which')}
          defaultValue={currency}
          error={conversion?.currencyError}
        >
          <option value="">{t('choose')}</option>
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code} · {name.of(code)}
            </option>
          ))}
        </SelectField>
        <button type="submit" className={buttonClass('secondary')}>
          {t('convert')}
        </button>
      </form>
      <Converted conversion={conversion} locale={locale} />
      <table className="rates">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('one')}</th>
            <th scope="col">{t('hundred')}</th>
            <th scope="col">{t('back')}</th>
          </tr>
        </thead>
        <tbody>
          {currencies.map((code) => (
            <tr key={code} data-currency={code}>
              <th scope="row">
                <abbr title={name.of(code)}>{code}</abbr> <span>{name.of(code)}</span>
              </th>
              <td>{formatNumber(rateOf(code), locale, { maximumSignificantDigits: 6 })}</td>
              <td>
                {formatNumber(fromEuroCents(100_00, code), locale, { maximumFractionDigits: 2 })}
              </td>
              <td>{exact(toEuroCents(100, code), 'EUR', locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const exact = (cents: number, currency: string, locale: Locale) =>
  formatNumber(cents / 100, locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'EUR' ? 'symbol' : 'code',
  });

async function Converted({
  conversion,
  locale,
}: {
  conversion: Conversion | undefined;
  locale: Locale;
}) {
  const { cents, currency } = conversion ?? {};
  if (cents === undefined || !currency) return null;
  const t = await getTranslations('budget.currency');
  const there = Math.round(fromEuroCents(cents, currency) * 100);
  const ways = [
    [exact(cents, 'EUR', locale), exact(there, currency, locale)],
    [exact(cents, currency, locale), exact(toEuroCents(cents / 100, currency), 'EUR', locale)],
  ] as const;
  return (
    <p role="status" className="converted">
      {ways.map(([from, to]) => (
        <span key={from}>{t('is', { from, to })}</span>
      ))}
    </p>
  );
}
