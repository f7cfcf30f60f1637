import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { AllIslands } from '@/components/search/all-islands';
import { SearchResults } from '@/components/search/search-results';
import { SiteSearch } from '@/components/search/site-search';
import { Section } from '@/components/ui/section';
import { currentLocale } from '@/lib/i18n/current';
import { allIslands } from '@/lib/islands/queries';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { searchChart } from '@/lib/search/queries';

export const generateMetadata = () => metadataOf('search', routes.search);

export default async function SearchPage() {
  const t = await getTranslations('search');
  const locale = await currentLocale();
  const islands = allIslands().map(({ slug, name, shortDescription }) => ({
    slug,
    name: name[locale],
    line: shortDescription[locale],
  }));
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.search, label: t('title') }]}
      >
        <div className="mt-6 max-w-[38rem]">
          <SiteSearch chart={searchChart()} />
        </div>
      </PageHeader>
      <div className="page-grid pb-10">
        {/* What was asked stands in the address, which only the browser has: the page is static. */}
        <Suspense fallback={null}>
          <SearchResults
            index={routes.apiSearchIndex(locale)}
            chart={searchChart()}
            text={{
              resultsFor: t('resultsFor', { query: '{query}' }),
              searching: t('searching'),
              noResults: t('noResults', { query: '{query}' }),
              failed: t('failed'),
            }}
          />
        </Suspense>
      </div>
      <div className="page-grid">
        <Section title={t('allIslands')}>
          <AllIslands islands={islands} />
        </Section>
      </div>
    </>
  );
}
