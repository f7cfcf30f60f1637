import { SearchPage } from '@/components/site-search/search-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';
import { searchChart } from '@/lib/search/site-search/queries';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('siteSearch', routes.search);

export default async function PlainSearchPage() {
  const locale = await currentLocale();
  return <SearchPage locale={locale} islands={allIslands()} chart={searchChart()} query="" />;
}
