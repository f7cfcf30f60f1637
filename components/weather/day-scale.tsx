import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';

export interface ScaleDay {
  readonly date: IsoDate;
  /** Strongest wind at sea in Beaufort; null if unknown. */
  readonly force: number | null;
  readonly href: string;
}

interface DayScaleProps {
  days: readonly ScaleDay[];
  current: IsoDate;
  locale: Locale;
}

/** Days of the forecast with their strongest wind as a column; each links to its chart. */
export async function DayScale({ days, current, locale }: DayScaleProps) {
  const t = await getTranslations('weather');
  return (
    <nav aria-label={t('scale.label')} className="day-scale">
      <ol>
        {days.map(({ date, force, href }, index) => {
          const [weekday = '', number = ''] = formatDay(date, locale, 'short').split(' ');
          const day = formatDay(date, locale);
          return (
            <li key={date}>
              <a
                href={href}
                data-scroll="keep"
                aria-current={date === current ? 'date' : undefined}
                aria-label={force === null ? day : t('scale.day', { day, force })}
              >
                <span>{index === 0 ? t('today') : weekday}</span>
                <span className="day-scale-number">{number}</span>
                <span
                  className="day-scale-bar"
                  data-strong={(force ?? 0) >= 7 || undefined}
                  style={{ height: `${(force ?? 0) * 3}px` }}
                />
                <span>{force === null ? '–' : t('scale.force', { force })}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
