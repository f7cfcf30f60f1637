import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { byName } from '@/lib/records/islands/rules';
import type { Island } from '@/lib/records/islands/schema';
import { IslandIndex } from './island-index';

interface IslandsPageProps {
  islands: readonly Island[];
  locale: Locale;
  /** Filter query: `character=beaches`; empty for none. */
  query: string;
}

/** All islands, or those that match the query. */
export async function IslandsPage({ islands, locale, query }: IslandsPageProps) {
  const t = await getTranslations('islands');
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.islands, label: t('crumb') }]}
      />
      <IslandIndex islands={byName(islands, locale)} locale={locale} query={query} />
    </>
  );
}
