import { getTranslations } from 'next-intl/server';
import { listingAddress } from '@/lib/booking/listings/address';
import type { ListingSearch } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';

interface MapSwitchProps {
  search: ListingSearch;
  /** True if the search has more than this page of results. */
  isMore?: boolean;
  locale: Locale;
}

/** Link that switches between chart and map. Vehicles have no position, hence no map. */
export async function MapSwitch({ search, isMore = false, locale }: MapSwitchProps) {
  if (search.kind === 'vehicles') return null;
  const t = await getTranslations({ locale, namespace: 'listings.list' });
  const address = listingAddress(listPath[search.kind], { ...search, map: !search.map });
  return (
    <>
      {search.map ? (
        <p className="mt-2 font-ui text-sm text-ink-2">{t(isMore ? 'mapNoteMore' : 'mapNote')}</p>
      ) : null}
      <a
        href={localizePath(address, locale)}
        data-scroll="keep"
        className="text-link inline-flex min-h-11 items-center font-ui text-sm"
      >
        {t(search.map ? 'closeMap' : 'openMap')}
      </a>
    </>
  );
}
