import { getTranslations } from 'next-intl/server';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { formatDay } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { NetworkPorts } from '@/lib/sea/ferries/search/ends';
import { openEnd } from '@/lib/sea/ferries/search/open-end';
import { readSearch } from '@/lib/sea/ferries/search/read-search';

/**
 * Title and description of a results page. Runs no search, so a day that the query leaves open is
 * not in the title.
 */
export async function searchTitle(query: RawQuery, network: NetworkPorts, locale: Locale) {
  const t = await getTranslations('ferrySearch.results');
  const description = t('metaDescription');
  const open = openEnd(query, network);
  if (open) {
    const place = placeArguments('place', open.end.name[locale], locale);
    return { title: t(`open.${open.named}.metaTitle`, place), description };
  }
  const reading = readSearch(query, network, () => network.info.start);
  const [outbound] = reading.ok ? reading.search.crossings : [];
  if (!reading.ok || !outbound) return { title: t('metaTitleEmpty'), description };
  const names = { from: outbound.from.name[locale], to: outbound.to.name[locale] };
  const title = reading.search.isNextDay
    ? t('metaTitleOpen', names)
    : t('metaTitle', { ...names, day: formatDay(outbound.date, locale, 'long', true) });
  return { title, description };
}
