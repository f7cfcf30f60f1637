import { getTranslations } from 'next-intl/server';
import { WarningLines } from '@/components/timetable/boat-warnings';
import type { PlaceArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { NightName } from '@/lib/foundation/time/nights';
import type { BoatWarning } from '@/lib/sea/timetable/boat-warnings';
import { delayText } from '@/lib/sea/timetable/delay-text';

export interface DepartureRow {
  readonly id: string;
  readonly name: string | null;
  readonly ends: PlaceArguments<'from' | 'to'>;
  readonly time: string;
  /** Day of the departure; undefined for the day shown. */
  readonly day: string | undefined;
  readonly night: NightName | undefined;
  /** True for a scheduled sailing that is cancelled. */
  readonly isCancelled: boolean;
  /** Expected delay in minutes; negative for an early departure. */
  readonly late: number;
  readonly warnings: readonly BoatWarning[];
}

interface QuietSeaProps {
  locale: Locale;
  /** True if no ferry is under way. */
  quiet: boolean;
  departures: readonly DepartureRow[];
  /** Text of the search, if the departures are those that match it. */
  query?: string | undefined;
}

/** Next departures: next to the ferries at sea, or instead of them at night. */
export async function QuietSea({ locale, quiet, departures, query }: QuietSeaProps) {
  const [t, nights, realtime] = await Promise.all([
    getTranslations('tracking'),
    getTranslations('ferries.nights'),
    getTranslations('ferries.realtime'),
  ]);
  if (departures.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="text-lg">{query ? t('nextOf', { query }) : t('next')}</h3>
      {quiet && !query ? <p className="mt-1 text-ink-2">{t('quiet.text')}</p> : null}
      <ol className="mt-3 border-t border-rule font-ui">
        {departures.map(({ id, name, ends, time, day, night, isCancelled, late, warnings }) => (
          <li key={id} className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-b border-rule py-2">
            <span className="tabular-nums">{isCancelled ? <s>{time}</s> : time}</span>
            <span>
              {name ?? t('unnamed')}
              {isCancelled || late !== 0 ? (
                <strong className="ms-2 text-sm font-medium text-bad">
                  {isCancelled ? realtime('cancelled') : delayText(late, realtime, locale)}
                </strong>
              ) : null}
              <span className="block text-sm text-ink-2">
                {t('bound', ends)}
                {day ? `, ${day}` : null}
                {night ? `, ${nights(night)}` : null}
              </span>
              <WarningLines locale={locale} warnings={warnings} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
