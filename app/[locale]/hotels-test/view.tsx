import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { ListingPage } from '@/components/listings/listing-page';
import {
  type ListStateName,
  listStateOf,
  listStates,
} from '@/components/listings/states/list-states';
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

/** Links between the states of the test page. */
async function StateLinks({ current }: { current: ListStateName }) {
  const t = await getTranslations('hotelsTest');
  return (
    <nav
      aria-label={t('states')}
      className="page-grid border-b border-rule pt-4 pb-2 font-ui text-sm"
    >
      <p className="measure text-ink-2">{t('intro')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {listStates.map((name) => (
          <li key={name}>
            <SiteLink
              href={name === 'rows' ? routes.hotelsTest : `${routes.hotelsTest}?state=${name}`}
              aria-current={name === current ? 'page' : undefined}
              className="text-link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {t(`names.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
