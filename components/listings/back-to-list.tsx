import { getTranslations } from 'next-intl/server';
import { listingAddress, listingParameters } from '@/lib/booking/listings/address';
import { type ListingSearch, wishesOf } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';
import { filterWords } from './filter-words';

interface BackToListProps {
  /** Search of the list, read from the URL. */
  search: ListingSearch;
  /** Row to return to. */
  slug: string;
  /** Names of islands by slug. */
  islands: ReadonlyMap<string, string>;
  locale: Locale;
}

/** Parameters that links to similar listings carry too; alone they do not mean a list. */
const carried: readonly string[] = ['from', 'to', 'guests'];

/**
 * Link back to the row in the list, with all filters. Not rendered if the visitor did not come from
 * a list.
 */
export async function BackToList({ search, slug, islands, locale }: BackToListProps) {
  if (listingParameters(search).every(([name]) => carried.includes(name))) return null;
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.detail' }),
    filterWords(search.kind, locale, islands),
  ]);
  const address = localizePath(listingAddress(listPath[search.kind], search), locale);
  const wishes = wishesOf(search).map((wish) => words.wish(search, wish));
  return (
    <p className="mt-4 font-ui text-sm text-ink-2">
      <a href={`${address}#${slug}`} className="text-link inline-flex min-h-11 items-center gap-2">
        <span aria-hidden="true">←</span>
        {t('back')}
      </a>
      {wishes.length > 0 ? <span className="ml-3 inline-block">{wishes.join(' · ')}</span> : null}
    </p>
  );
}
