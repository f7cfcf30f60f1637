import { getTranslations } from 'next-intl/server';
import { formatEuros } from '@/lib/foundation/i18n/format';
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
  /** Fare of an adult if one of them is cheaper than all that are shown, in cents. */
  cheapest: number | null;
  /** True if they are shown; the link then hides them. */
  isOpen: boolean;
}

/** Link that shows or hides the remaining journeys, with their number. */
export async function MoreWays(props: MoreWaysProps) {
  const { locale, search, number, count, areOdd, cheapest, isOpen } = props;
  const t = await getTranslations('ferrySearch.results');
  if (count === 0) return null;
  const id = `more-${number}`;
  const address = shownAddress(search, isOpen ? {} : { more: number });
  return (
    <p id={id} className="more-ways">
      <a href={`${localizePath(address, locale)}#${id}`} data-scroll="keep" aria-expanded={isOpen}>
        {t('moreWays', { count })}
      </a>
      {cheapest !== null ? (
        <span>{t('moreWaysCheaper', { price: formatEuros(cheapest, locale) })}</span>
      ) : areOdd ? (
        <span>{t('moreWaysNote')}</span>
      ) : null}
    </p>
  );
}
