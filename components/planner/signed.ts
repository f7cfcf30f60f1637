import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';

const sign = (value: number) => (value < 0 ? '−' : '+');

/** Formats a price difference with its sign: `+€12`, `−€4.50`. */
export function signedEuros(cents: number, locale: Locale): string {
  return `${sign(cents)}${formatEuros(Math.abs(cents), locale)}`;
}

/** Formats a difference in minutes with its sign: `+1 h 20 min`. */
export function signedDuration(minutes: number, locale: Locale): string {
  return `${sign(minutes)}${formatDuration(Math.abs(minutes), locale)}`;
}
