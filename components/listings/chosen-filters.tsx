import { getTranslations } from 'next-intl/server';
import { listingAddress } from '@/lib/booking/listings/address';
import { type ListingSearch, wishesOf, withoutWish } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';
import type { FilterWords } from './filter-words';

interface ChosenFiltersProps {
  search: ListingSearch;
  words: FilterWords;
  locale: Locale;
}

/** Active filters. Each is a link that removes it. */
export async function ChosenFilters({ search, words, locale }: ChosenFiltersProps) {
  const t = await getTranslations({ locale, namespace: 'listings.list' });
  const wishes = wishesOf(search);
  if (wishes.length === 0) return null;
  const path = listPath[search.kind];
  return (
    <ul aria-label={t('chosen')} className="chosen-filters">
      {wishes.map((wish) => {
        const name = words.wish(search, wish);
        return (
          <li key={name}>
            <a
              href={localizePath(listingAddress(path, withoutWish(search, wish)), locale)}
              data-scroll="keep"
              aria-label={t('remove', { name })}
            >
              {name} <span aria-hidden="true">×</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
