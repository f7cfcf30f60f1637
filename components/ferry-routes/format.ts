import type { getTranslations } from 'next-intl/server';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { intlTag, type Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import type { RouteFacts, RouteSailing } from '@/lib/sea/ferries/ferry-routes/types';
import { portLabel, stationLabel } from '@/lib/sea/timetable/port-label';

/** Texts of route pages in one language. */
export type RouteTexts = Awaited<ReturnType<typeof getTranslations<'ferryRoutes'>>>;

/** Needed for all words of one page. */
export interface RouteContext {
  readonly t: RouteTexts;
  readonly facts: RouteFacts;
  readonly locale: Locale;
}

/** Time of day of minutes after midnight, `07:25`. */
export function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Names in a row: `Paros, Naxos and Ios`. */
export const listOf = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(names);

/** Arguments of a text with both ends: `{from}`, `{to}` and their Greek cases. */
export const endsOf = ({ from, to }: Pick<RouteFacts, 'from' | 'to'>, locale: Locale) => ({
  ...placeArguments('from', bareName(from.name[locale]), locale),
  ...placeArguments('to', bareName(to.name[locale]), locale),
});

/** Arguments of a text with one place. */
export const placeOf = <Key extends string>(
  key: Key,
  { name }: RouteFacts['from'],
  locale: Locale,
) => placeArguments(key, bareName(name[locale]), locale);

/** Names of the places of ports, each once, as text. */
export const stops = (
  { network }: Pick<RouteFacts, 'network'>,
  ports: readonly string[],
  locale: Locale,
): string[] => [...new Set(ports.map((port) => bareName(stationLabel(network, port, locale))))];

/** Name of a port, with its place where that has several. */
export const portName = (
  { network }: Pick<RouteFacts, 'network'>,
  port: string,
  locale: Locale,
): string => portLabel(network, port, locale);

const weekdays = new Map<Locale, readonly string[]>();

function weekdayNames(locale: Locale): readonly string[] {
  const known = weekdays.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(intlTag(locale), { weekday: 'short', timeZone: 'UTC' });
  // 5 July 2027 is a Monday.
  const names = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2027, 6, 5 + day)));
  weekdays.set(locale, names);
  return names;
}

/** Days of a week: `daily`, `Mon, Wed–Fri`. */
export function daysText({ days }: RouteSailing, { t, locale }: RouteContext): string {
  if (days.every(Boolean)) return t('days.daily');
  const names = weekdayNames(locale);
  const parts: string[] = [];
  for (let day = 0; day < 7; day += 1) {
    if (!days[day]) continue;
    let last = day;
    while (days[last + 1]) last += 1;
    const ends = last - day >= 2 ? [`${names[day]}–${names[last]}`] : names.slice(day, last + 1);
    parts.push(...ends);
    day = last;
  }
  return parts.join(', ');
}
