import { IslandsPage } from '@/components/islands/islands-page';
import { type RawQuery, writeRawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';
import { filterQuery, parseFilter } from '@/lib/records/islands/rules';
import { characters } from '@/lib/records/islands/schema';

/**
 * Rendered completely on each request, so that a selection of islands can be read and shared
 * without JavaScript.
 */
export const instant = false;

export const generateMetadata = () => metadataOf('islands', routes.islands);

export default async function ChosenIslandsPage(props: { searchParams: Promise<RawQuery> }) {
  const filter = parseFilter(writeRawQuery(await props.searchParams), characters);
  const locale = await currentLocale();
  return <IslandsPage islands={allIslands()} locale={locale} query={filterQuery(filter)} />;
}
