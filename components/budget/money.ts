import { type Currency, fromEuroCents } from '@/lib/budget/currency';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const whole = { style: 'currency', maximumFractionDigits: 0 } as const;

/** A sum in whole euros: of an estimate cents say nothing. */
export const formatWholeEuros = (cents: number, locale: Locale): string =>
  formatNumber(cents / 100, locale, { ...whole, currency: 'EUR' });

/** A sum of euro cents in another currency, in whole units of it. */
export const formatConverted = (cents: number, currency: Currency, locale: Locale): string =>
  formatNumber(fromEuroCents(cents, currency), locale, {
    ...whole,
    currency,
    currencyDisplay: 'code',
  });
