import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type Currency, fromEuroCents } from '@/lib/trips/budget/currency';

const whole = { style: 'currency', maximumFractionDigits: 0 } as const;

/** Formats cents as whole euros, because cents suggest false precision in an estimate. */
export const formatWholeEuros = (cents: number, locale: Locale): string =>
  formatNumber(cents / 100, locale, { ...whole, currency: 'EUR' });

/** Formats euro cents as whole units of another currency. */
export const formatConverted = (cents: number, currency: Currency, locale: Locale): string =>
  formatNumber(fromEuroCents(cents, currency), locale, {
    ...whole,
    currency,
    currencyDisplay: 'code',
  });
