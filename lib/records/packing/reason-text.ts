import type { getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Reason } from './facts';

type Words = Awaited<ReturnType<typeof getTranslations<'packing'>>>;

/** Returns the text of the reason why an item is on the list. */
export function reasonText(
  why: Reason,
  t: Words,
  locale: Locale,
  islandName: (slug: IslandSlug) => string,
): string {
  if (why.key === 'cash') {
    return t('reasons.cash', { islands: why.islands.map(islandName).join(', ') });
  }
  if ('degrees' in why) {
    return t(`reasons.${why.key}`, { degrees: formatNumber(why.degrees, locale) });
  }
  if (why.key === 'rain') return t('reasons.rain', { millimetres: why.millimetres });
  return t(`reasons.${why.key}`);
}
