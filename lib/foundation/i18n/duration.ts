import { intlTag, type Locale, languageOf } from '@/lib/foundation/i18n/locales';

/** Cache of plural rules; creating one takes a phone a millisecond. */
const plurals = new Map<Locale, Intl.PluralRules>();

function pluralOf(count: number, locale: Locale): Intl.LDMLPluralRule {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(intlTag(locale));
  plurals.set(locale, rules);
  return rules.select(count);
}

/** Formats a number with its unit of time, joined by a no-break space. */
function withUnit(count: number, unit: 'hours' | 'minutes', locale: Locale): string {
  const words = languageOf(locale)[unit];
  return `${count}\u00a0${words[pluralOf(count, locale)] ?? words.other}`;
}

/** A length of time in minutes as people say it: `3 h 20 min`, `3 ώρες 20 λεπτά`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? withUnit(hours, 'hours', locale) : '',
    rest > 0 ? withUnit(rest, 'minutes', locale) : '',
  ];
  return parts.filter(Boolean).join(' ') || withUnit(0, 'minutes', locale);
}

/** A typical range in minutes: `5–6 h`, `12–20 min` where both are whole hours or under one, else both in full. */
export function formatDurationRange(
  [shortest, longest]: readonly [number, number],
  locale: Locale,
): string {
  if (shortest === longest) return formatDuration(shortest, locale);
  if (longest < 60) return `${shortest}–${formatDuration(longest, locale)}`;
  const wholeHours = shortest % 60 === 0 && longest % 60 === 0;
  if (wholeHours) return `${shortest / 60}–${formatDuration(longest, locale)}`;
  return `${formatDuration(shortest, locale)} – ${formatDuration(longest, locale)}`;
}
