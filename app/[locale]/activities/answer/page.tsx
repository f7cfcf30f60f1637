import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';
import { islandListMetadata } from '../../_listings/island-list-metadata';
import { AnsweredListing } from '../../_listings/listing-view';

export const instant = false;

interface Props {
  searchParams: Promise<RawQuery>;
}

export const generateMetadata = async ({ searchParams }: Props) =>
  islandListMetadata('activities', routes.activities, await searchParams);

/** Results of an activity search. */
export default async function AnsweredActivitiesPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  return <AnsweredListing kind="activities" query={query} locale={locale} />;
}
