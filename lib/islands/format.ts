import type { Locale } from '@/lib/i18n/locales';
import { monthRuns } from './rules';

type Unit = (count: number) => string;

/** Words of time; the space before a unit does not break. */
const units: Record<Locale, { hours: Unit; minutes: Unit }> = {
  en: { hours: (n) => `${n}\u00a0h`, minutes: (n) => `${n}\u00a0min` },
  el: {
    hours: (n) => `${n}\u00a0${n === 1 ? 'ώρα' : 'ώρες'}`,
    minutes: (n) => `${n}\u00a0λεπτά`,
  },
};

/** A length of time in minutes as people say it: `3 h 20 min`, `3 ώρες 20 λεπτά`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const { hours, minutes: rest } = units[locale];
  const whole = Math.floor(minutes / 60);
  const parts = [whole > 0 ? hours(whole) : '', minutes % 60 > 0 ? rest(minutes % 60) : ''];
  return parts.filter(Boolean).join(' ') || rest(0);
}

/** A typical range in minutes: `5–6 h` where both are whole hours, else both in full. */
export function formatDurationRange(
  [shortest, longest]: readonly [number, number],
  locale: Locale,
): string {
  if (shortest === longest) return formatDuration(shortest, locale);
  const wholeHours = shortest % 60 === 0 && longest % 60 === 0;
  if (wholeHours) return `${shortest / 60}–${formatDuration(longest, locale)}`;
  return `${formatDuration(shortest, locale)} – ${formatDuration(longest, locale)}`;
}

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
