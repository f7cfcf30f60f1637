import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { type Ignored, listingAddress } from '@/lib/booking/listings/address';
import type { ListingPage } from '@/lib/booking/listings/page-of-listings';
import { type ListingSearch, withoutWish } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';
import { routes } from '@/lib/platform/routes/register';
import type { FilterWords } from './filter-words';

interface Shared {
  search: ListingSearch;
  locale: Locale;
}

/** Parameter values that were invalid and ignored. */
export async function IgnoredValues({
  ignored,
  words,
  locale,
}: {
  ignored: readonly Ignored[];
  words: FilterWords;
  locale: Locale;
}) {
  const t = await getTranslations({ locale, namespace: 'listings.list' });
  if (ignored.length === 0) return null;
  return (
    <Note title={t('ignoredTitle')}>
      {ignored.map(({ name, value }) => (
        <p key={`${name}=${value}`} className="break-words">
          {t('ignored', { name: words.name(name), value })}
        </p>
      ))}
    </Note>
  );
}

/** Maximum number of suggestions for an empty list. */
const mostWays = 5;

/** Empty result: suggests filters to drop, with the number of results without each. */
export async function NothingFits({
  search,
  relaxed,
  words,
  locale,
}: Shared & { relaxed: ListingPage<unknown>['relaxed']; words: FilterWords }) {
  const t = await getTranslations({ locale, namespace: 'listings.nothing' });
  const path = listPath[search.kind];
  return (
    <div className="border-t border-rule py-8" data-empty>
      <h3>{t('title')}</h3>
      {relaxed.length > 0 ? <p className="mt-2 text-ink-2">{t('text')}</p> : null}
      <ul className="mt-4 font-ui">
        {relaxed.slice(0, mostWays).map(({ wish, total }) => {
          const name = words.wish(search, wish);
          return (
            <li key={name}>
              <a
                href={localizePath(listingAddress(path, withoutWish(search, wish)), locale)}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('filter', { name, count: total })}
              </a>
            </li>
          );
        })}
        <li>
          <a
            href={localizePath(path, locale)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('all')}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** Shown instead of the list if it could not be loaded; the URL keeps the search. */
export async function ListAway({ search, locale }: Shared) {
  const t = await getTranslations({ locale, namespace: 'listings.away' });
  return (
    <div role="alert" className="border-t border-rule py-8">
      <h2>{t('title')}</h2>
      <p className="measure mt-3">{t('text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {/* A plain link: only a full page load repeats the request. */}
        <a
          href={localizePath(listingAddress(listPath[search.kind], search), locale)}
          data-fresh
          className={buttonClass('primary')}
        >
          {t('retry')}
        </a>
        <SiteLink href={routes.islands} className={buttonClass()}>
          {t('islands')}
        </SiteLink>
      </p>
    </div>
  );
}

/** Shown instead of the list if the sender is over the rate limit. */
export async function ListWaits({ seconds, locale }: { seconds: number; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'listings.wait' });
  return (
    <div role="alert" className="border-t border-rule py-8">
      <h2>{t('title')}</h2>
      <p className="measure mt-3">{t('text', { seconds })}</p>
    </div>
  );
}
