import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock, today } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';

/** Time of a report, with its day unless it is of today. */
export async function ReportedAt({ at, locale }: { at: EpochMinutes; locale: Locale }) {
  const t = await getTranslations('disruptions.boats');
  const date = athensDate(at);
  const time = formatClock(at);
  return date === today()
    ? t('reported', { time })
    : t('reportedOn', { time, day: formatDay(date, locale) });
}
