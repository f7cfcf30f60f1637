import { IslandsPage } from '@/components/islands/islands-page';
import { type RawQuery, writeRawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { allIslands } from '@/lib/islands/queries';
import { filterQuery, parseFilter } from '@/lib/islands/rules';
import { characters } from '@/lib/islands/schema';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';

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
