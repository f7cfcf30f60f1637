import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import { shownAddress } from '@/lib/sea/ferries/search/shown';

interface MoreWaysProps {
  locale: Locale;
  search: FerrySearch;
  /** Place of the crossing in the search, from 1. */
  number: number;
  /** Number of journeys not shown at first. */
  count: number;
  areOdd: boolean;
  /** True if they are shown; the link then hides them. */
  isOpen: boolean;
}

/** Link that shows or hides the remaining journeys, with their number. */
export async function MoreWays({ locale, search, number, count, areOdd, isOpen }: MoreWaysProps) {
  const t = await getTranslations('ferrySearch.results');
  if (count === 0) return null;
  const id = `more-${number}`;
  const address = shownAddress(search, isOpen ? {} : { more: number });
  return (
    <p id={id} className="more-ways">
      <a href={`${localizePath(address, locale)}#${id}`} data-scroll="keep" aria-expanded={isOpen}>
        {t('moreWays', { count })}
      </a>
      {areOdd ? <span>{t('moreWaysNote')}</span> : null}
    </p>
  );
}
