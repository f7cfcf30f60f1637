import { getTranslations } from 'next-intl/server';
import type { BudgetRequest, Conversion } from '@/components/budget/budget-request';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { today } from '@/lib/foundation/time/athens';
import { daysBetween } from '@/lib/foundation/time/days';
import { explainInForm } from '@/lib/platform/operations/refusal';
import { currencies, ratesOf } from '@/lib/trips/budget/currency';
import { planBudget } from '@/lib/trips/budget/operation';
import { budgetParameters, stopTexts } from '@/lib/trips/budget/parameters';

/** Age in days from which exchange rates no longer count as recent. */
const recentDays = 14;

export const areRatesOld = () => daysBetween(ratesOf, today()) > recentDays;

const textOf = (value: RawQuery[string]) => firstValue(value)?.trim().slice(0, 40) ?? '';

/** Runs the budget operation for an address. An address without a trip is not an error. */
export async function readBudgetRequest(
  query: RawQuery,
  headers: Headers,
  locale: Locale,
): Promise<BudgetRequest> {
  const rows = stopTexts(query);
  const names = Object.keys(budgetParameters.shape).filter(
    (name) => name !== 'island' && name !== 'nights',
  );
  const values = Object.fromEntries(
    names.filter((name) => name in query).map((name) => [name, textOf(query[name])]),
  );
  const conversion = await readConversion(query, locale);
  const request = { rows, values, errors: {}, ...(conversion ? { conversion } : {}) };
  if (!asksForTrip(query)) return request;
  const outcome = await planBudget.run(query, { headers });
  if (outcome.state === 'ok') return { ...request, result: outcome.result };
  return { ...request, ...(await explainInForm(planBudget, outcome, query, locale)) };
}

/** True if the query describes a trip. A currency alone belongs to the currency section. */
const asksForTrip = (query: RawQuery) =>
  Object.keys(budgetParameters.shape).some((name) => name !== 'currency' && name in query);

/**
 * Reads an amount up to a million in cents: `99.50`, «99,50». A comma or point before three digits
 * is a thousands separator, not a decimal one.
 */
function centsOf(text: string): number | undefined {
  const plain = text
    .replace(/[\s€]/g, '')
    .replace(/[.,](?=\d{3}(?:[.,]|$))/g, '')
    .replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents <= 1_000_000_00 ? cents : undefined;
}

async function readConversion(query: RawQuery, locale: Locale): Promise<Conversion | undefined> {
  if (!('amount' in query)) return undefined;
  const t = await getTranslations({ locale, namespace: 'budget.errors' });
  const amount = textOf(query.amount);
  const cents = centsOf(amount);
  const code = textOf(query.currency).toUpperCase();
  const currency = currencies.find((one) => one === code);
  return {
    amount,
    ...(cents === undefined ? { error: t('not-an-amount') } : { cents }),
    ...(currency ? { currency } : { currencyError: t('unknown-choice') }),
  };
}
