import { ListingPage } from '@/components/listings/listing-page';
import { type ListStateName, listStateOf } from '@/components/listings/states/list-states';
import { StateLinks } from '@/components/listings/states/state-links';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { mapOpening } from '@/lib/search/map-layers/opening';
import { listIslands } from '../_listings/listing-view';

/**
 * A state of the hotel list, without a backend. The rows link to this page itself, because the
 * hotels do not exist.
 */
export async function HotelsTestView({ name, locale }: { name: ListStateName; locale: Locale }) {
  const here = localizePath(routes.hotelsTest, locale);
  return (
    <>
      <StateLinks current={name} />
      <ListingPage
        kind="hotels"
        state={listStateOf[name]}
        islands={listIslands(locale)}
        today="high"
        map={name === 'map' ? await mapOpening(locale) : undefined}
        hrefOf={(slug) => `${name === 'rows' ? here : `${here}?state=${name}`}#${slug}`}
        locale={locale}
      />
    </>
  );
}
