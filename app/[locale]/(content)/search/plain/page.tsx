import { SearchPage } from '@/components/search/search-page';
import { currentLocale } from '@/lib/i18n/current';
import { allIslands } from '@/lib/islands/queries';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { searchChart } from '@/lib/search/queries';

export const generateMetadata = () => metadataOf('search', routes.search);

export default async function PlainSearchPage() {
  const locale = await currentLocale();
  return <SearchPage locale={locale} islands={allIslands()} chart={searchChart()} asked="" />;
}
