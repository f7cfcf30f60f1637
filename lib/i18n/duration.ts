import type { Locale } from '@/lib/i18n/locales';

type Unit = (count: number) => string;

/** Words of time; the space before a unit does not break. */
const units: Record<Locale, { hours: Unit; minutes: Unit }> = {
  en: { hours: (n) => `${n}\u00a0h`, minutes: (n) => `${n}\u00a0min` },
  el: {
    hours: (n) => `${n}\u00a0${n === 1 ? 'ώρα' : 'ώρες'}`,
    minutes: (n) => `${n}\u00a0${n === 1 ? 'λεπτό' : 'λεπτά'}`,
  },
};

/** A length of time in minutes as people say it: `3 h 20 min`, `3 ώρες 20 λεπτά`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const { hours, minutes: rest } = units[locale];
  const whole = Math.floor(minutes / 60);
  const parts = [whole > 0 ? hours(whole) : '', minutes % 60 > 0 ? rest(minutes % 60) : ''];
  return parts.filter(Boolean).join(' ') || rest(0);
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
