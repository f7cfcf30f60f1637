import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { monthRuns } from './rules';
import type { Figure } from './schema';

/** Months on their own, in the nominative: Intl knows only the genitive of Greek months. */
const months: Record<Locale, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  el: 'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος'.split(
    ' ',
  ),
};

/** Greek needs four letters to tell June from July. */
const shortLength = (name: string) => (/^(Ιούν|Ιούλ)/.test(name) ? 4 : 3);

/** The name of a month, 1 to 12, on its own. `narrow` is its initial. */
export function monthName(
  month: number,
  locale: Locale,
  style: 'long' | 'short' | 'narrow' = 'long',
): string {
  const name = months[locale][month - 1];
  if (!name) throw new Error(`there is no month ${month}`);
  if (style === 'long') return name;
  return name.slice(0, style === 'narrow' ? 1 : shortLength(name));
}

/** Months as runs: `April–June, September`. */
export function formatMonths(months: readonly number[], locale: Locale): string {
  return monthRuns(months)
    .map(([first, last]) =>
      first === last
        ? monthName(first, locale)
        : `${monthName(first, locale)}–${monthName(last, locale)}`,
    )
    .join(', ');
}

const unitSigns: Record<Exclude<Figure['unit'], 'minutes'>, Record<Locale, string>> = {
  metres: { en: '\u00a0m', el: '\u00a0μ.' },
  kilometres: { en: '\u00a0km', el: '\u00a0χλμ.' },
  squareKilometres: { en: '\u00a0km²', el: '\u00a0τ.χλμ.' },
  count: { en: '', el: '' },
};

/** A number of a record with its unit: `1,003 m`, «20–25 λεπτά». The space before a unit does not break. */
export function formatFigure({ unit, value }: Pick<Figure, 'unit' | 'value'>, locale: Locale) {
  const [least, most] = typeof value === 'number' ? [value, value] : value;
  if (unit === 'minutes') return formatDurationRange([least, most], locale);
  const numbers = [...new Set([least, most])].map((one) => formatNumber(one, locale));
  return numbers.join('–') + unitSigns[unit][locale];
}
