import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import type { Backup } from './backup';
import { arrivalOf, departureOf } from './boats-of-day';

/** Texts of `tripReplan` in one language. */
export type ReplanTexts = (key: string, values?: Record<string, string | number>) => string;

/** One line about the boats to fall back on, and one about the margin before a flight. */
export function backupLines(
  { sailings, isNextDay, flight }: Backup,
  locale: Locale,
  t: ReplanTexts,
): readonly string[] {
  const departs = sailings && departureOf(sailings);
  const line =
    sailings && departs !== undefined
      ? t(isNextDay ? 'backup.nextDay' : 'backup.sameDay', {
          day: formatDay(athensDate(departs), locale),
          time: formatClock(departs),
          arrives: formatClock(arrivalOf(sailings)),
          vessel: sailings[0]?.vessel || 'none',
          changes: sailings.length - 1,
        })
      : t('backup.none');
  if (!flight) return [line];
  const margin = t('flight.margin', { time: formatClock(flight.atAirport) });
  return [line, flight.isLastBoat ? `${margin} ${t('flight.last')}` : margin];
}
