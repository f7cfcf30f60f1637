import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import { sortOrders } from '@/lib/sea/ferries/search/parameters';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';

/** Links to the sort orders; the order is part of the address. */
export async function SortLinks({ locale, search }: { locale: Locale; search: FerrySearch }) {
  const t = await getTranslations('ferryTickets.results');
  return (
    <nav
      aria-label={t('sort')}
      className="flex min-w-0 items-center gap-x-4 overflow-x-auto font-ui text-sm [scrollbar-width:none]"
    >
      <span aria-hidden="true" className="text-ink-2 max-sm:hidden">
        {t('sort')}
      </span>
      {sortOrders.map((sort) => (
        <a
          key={sort}
          href={localizePath(searchAddress({ ...search, sort }), locale)}
          data-scroll="keep"
          aria-current={sort === search.sort ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent no-underline hover:border-rule aria-[current]:border-accent aria-[current]:font-semibold"
        >
          {t(`sorts.${sort}`)}
        </a>
      ))}
    </nav>
  );
}
