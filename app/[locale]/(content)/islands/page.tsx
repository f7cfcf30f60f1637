import { getTranslations } from 'next-intl/server';
import { IslandIndex } from '@/components/islands/island-index';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/i18n/current';
import { allIslands } from '@/lib/islands/queries';
import { byName } from '@/lib/islands/rules';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';

export const generateMetadata = () => metadataOf('islands', routes.islands);

export default async function IslandsPage() {
  const [t, locale] = await Promise.all([getTranslations('islands'), currentLocale()]);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.islands, label: t('crumb') }]}
      />
      <IslandIndex islands={byName(allIslands(), locale)} locale={locale} />
    </>
  );
}
