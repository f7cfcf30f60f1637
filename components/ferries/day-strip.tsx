import { getTranslations } from 'next-intl/server';
import { commonEnds } from '@/lib/foundation/http/common-ends';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { SailingDay } from '@/lib/sea/ferries/search/search-result';
import { DayLinks, type DayView } from './day-links';

interface DayStripProps {
  locale: Locale;
  days: readonly SailingDay[];
  current: IsoDate;
  /** Full address of the search on another day. */
  hrefOn: (date: IsoDate) => string;
}

/**
 * Formatted days by language and date. Crossings of one page share most of their days. Bounded by
 * the number of timetable days.
 */
const known = new Map<string, readonly [long: string, short: readonly [string, string, string]]>();

function inWords(date: IsoDate, locale: Locale) {
  const key = locale + date;
  const found = known.get(key);
  if (found) return found;
  const [weekday = '', number = '', month = ''] = formatDay(date, locale, 'short').split(' ');
  const words = [formatDay(date, locale), [weekday, number, month]] as const;
  known.set(key, words);
  return words;
}

/**
 * Links to the days around the current one, with the number of direct boats, or whether the
 * crossing needs a change or does not exist.
 */
export async function DayStrip({ locale, days, current, hrefOn }: DayStripProps) {
  const t = await getTranslations('ferrySearch.results');
  if (days.length === 0) return null;
  const here = days.findIndex(({ date }) => date === current);
  const most = Math.max(1, ...days.map(({ direct }) => direct));
  const words = ({ direct, reachable }: SailingDay): readonly [string, string] => {
    if (direct > 0) return [t('dayDirect', { count: direct }), t('directShort', { count: direct })];
    return reachable ? [t('dayVia'), t('viaShort')] : [t('dayNone'), t('noneShort')];
  };
  const addresses = days.map(({ date }) => hrefOn(date));
  const [before, after] = commonEnds(addresses);
  return (
    <nav aria-label={t('days', { day: formatDay(current, locale) })}>
      <DayLinks
        current={current}
        before={before}
        after={after}
        days={days.map((day, index): DayView => {
          const { date, direct, reachable } = day;
          const [long, short] = words(day);
          const [named, shortly] = inWords(date, locale);
          const address = addresses[index] ?? '';
          return {
            date,
            address: address.slice(before.length, address.length - after.length),
            words: shortly,
            short,
            full: `${named}: ${long}`,
            ...(direct > 0 ? { height: Math.max(2, Math.round((direct / most) * 12)) } : {}),
            ...(direct === 0 && reachable ? { height: 0 } : {}),
            ...(index < here - 2 ? { isFar: true } : {}),
          };
        })}
      />
    </nav>
  );
}
