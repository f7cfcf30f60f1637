import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { listingAddress } from '@/lib/booking/listings/address';
import { listingSorts } from '@/lib/booking/listings/filters';
import type { ListingSearch } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';

interface Shared {
  search: ListingSearch;
  locale: Locale;
}

const addressOf = (search: ListingSearch, locale: Locale) =>
  localizePath(listingAddress(listPath[search.kind], search), locale);

/** Links to the sort orders; the order is part of the URL. */
export async function SortLinks({ search, locale }: Shared) {
  const [t, sorts] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.filter' }),
    getTranslations({ locale, namespace: 'listings.sorts' }),
  ]);
  return (
    <nav aria-label={t('sort')} className="flex flex-wrap items-center gap-x-4 font-ui text-sm">
      <span aria-hidden="true" className="text-ink-2">
        {t('sort')}
      </span>
      {listingSorts[search.kind].map((sort) => (
        <a
          key={sort}
          href={addressOf({ ...search, sort, page: 1 } as ListingSearch, locale)}
          data-scroll="keep"
          aria-current={sort === search.sort ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent no-underline hover:border-rule aria-[current]:border-accent aria-[current]:font-semibold"
        >
          {sorts(sort)}
        </a>
      ))}
    </nav>
  );
}

/** Links to the previous and next page. */
export async function PageLinks({
  search,
  page,
  pages,
  locale,
}: Shared & { page: number; pages: number }) {
  const t = await getTranslations({ locale, namespace: 'listings.list' });
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-5 font-ui"
    >
      <span>
        {page > 1 ? (
          <a
            href={addressOf({ ...search, page: page - 1 }, locale)}
            rel="prev"
            className={buttonClass()}
          >
            {t('previous')}
          </a>
        ) : null}
      </span>
      <span className="text-sm tabular-nums text-ink-2">{t('pageOf', { page, pages })}</span>
      <span>
        {page < pages ? (
          <a
            href={addressOf({ ...search, page: page + 1 }, locale)}
            rel="next"
            className={buttonClass()}
          >
            {t('next')}
          </a>
        ) : null}
      </span>
    </nav>
  );
}
