import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { KeptList } from '@/components/offline/kept-list';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { locales } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

export const generateMetadata = () => metadataOf('offline.page', routes.offline);

/**
 * Lists the pages cached in this browser; also shown offline instead of a page that is not cached.
 */
export default async function OfflinePage() {
  const [locale, t, state] = await Promise.all([
    currentLocale(),
    getTranslations('offline.page'),
    getTranslations('offline.state'),
  ]);
  return (
    <div data-offline-screen="">
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.offline, label: t('title') }]}
      />
      <div className="page-grid pb-20">
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <KeptList
          locale={locale}
          screens={locales.map((one) => localizePath(routes.offline, one))}
          texts={{
            kept: t('kept'),
            personal: t('personal'),
            personalNote: t('personalNote'),
            none: t('none'),
            since: state.raw('kept'),
            dropAll: t('dropAll'),
            dropped: state('dropped'),
          }}
        />
        <p className="mt-8 flex flex-wrap gap-x-6 font-ui">
          <SiteLink href={routes.islands} className="text-link inline-flex min-h-11 items-center">
            {t('islands')}
          </SiteLink>
          <SiteLink href={routes.home} className="text-link inline-flex min-h-11 items-center">
            {t('home')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
