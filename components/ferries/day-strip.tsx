import { getTranslations } from 'next-intl/server';
import type { SailingDay } from '@/lib/ferries/search/search-result';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { IsoDate } from '@/lib/time/types';

interface DayStripProps {
  locale: Locale;
  days: readonly SailingDay[];
  current: IsoDate;
  /** Full address of the search on another day. */
  hrefOn: (date: IsoDate) => string;
}

/** The possible days around one: how many direct boats, a change at least, or nothing. Each leads to its day. */
export async function DayStrip({ locale, days, current, hrefOn }: DayStripProps) {
  const t = await getTranslations('ferryTickets.results');
  if (days.length === 0) return null;
  // A narrow strip begins near the day itself: nothing scrolls it there without a script.
  const here = days.findIndex(({ date }) => date === current);
  const most = Math.max(1, ...days.map(({ direct }) => direct));
  const words = ({ direct, reachable }: SailingDay) => {
    if (direct > 0) return [t('dayDirect', { count: direct }), t('directShort', { count: direct })];
    return reachable ? [t('dayVia'), t('viaShort')] : [t('dayNone'), t('noneShort')];
  };
  return (
    <nav aria-label={t('days', { day: formatDay(current, locale) })}>
      <ul className="flex overflow-x-auto border-y border-rule [scrollbar-width:thin]">
        {days.map((day, index) => {
          const { date, direct, reachable } = day;
          const [long, short] = words(day);
          const [weekday = '', number = '', month = ''] = formatDay(date, locale, 'short').split(
            ' ',
          );
          return (
            <li
              key={date}
              className={`min-w-[3.9rem] flex-1 border-s border-rule first:border-s-0 lg:min-w-0 ${index < here - 2 ? 'max-md:hidden' : ''}`}
            >
              <a
                href={hrefOn(date)}
                data-scroll="keep"
                aria-current={date === current ? 'date' : undefined}
                aria-label={`${formatDay(date, locale)}: ${long}`}
                className={`flex h-full min-h-[5.6rem] flex-col items-center px-1 pt-2 pb-1.5 font-ui leading-tight no-underline hover:bg-deep aria-[current=date]:bg-ink aria-[current=date]:text-sheet ${reachable ? 'text-ink' : 'text-ink-2'}`}
              >
                <span className="text-xs">{weekday}</span>
                <span className="text-lg tabular-nums">{number}</span>
                <span className="text-xs">{month}</span>
                <span
                  aria-hidden="true"
                  className="mt-auto flex h-3 w-full items-end justify-center"
                >
                  {direct > 0 ? (
                    <span
                      className="block w-full max-w-8 bg-current opacity-55"
                      style={{ height: `${Math.max(2, (direct / most) * 12)}px` }}
                    />
                  ) : reachable ? (
                    <span className="block w-full max-w-8 border-t-2 border-dotted border-current" />
                  ) : null}
                </span>
                <span className="mt-0.5 text-center text-xs whitespace-nowrap">{short}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
