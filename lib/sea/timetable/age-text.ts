import { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import type { Locale } from '@/lib/foundation/i18n/locales';

/** Age of news in words: "just now", "3 min ago". */
export async function ageText(minutes: number, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'ferries.realtime' });
  const whole = Math.floor(minutes);
  return whole < 1 ? t('now') : t('ago', { duration: formatDuration(whole, locale) });
}
