import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { FeedInfo } from '@/lib/sea/timetable/types';

/**
 * Sentence about the source of the sailings, for clients to pass on: a typical pattern or a
 * publisher's feed.
 */
export async function timetableText(
  { isTypical, isKept, publisher }: Pick<FeedInfo, 'isTypical' | 'isKept' | 'publisher'>,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'ferries.label' });
  if (isTypical) return `${t('typical')}. ${t('typicalText')}`;
  return isKept ? `${t('feed', { publisher })}. ${t('kept')}` : t('feed', { publisher });
}
