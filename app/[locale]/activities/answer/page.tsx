import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { AnsweredListing } from '../../_listings/listing-view';

export const instant = false;

export const generateMetadata = () => metadataOf('activities', routes.activities);

/** Results of an activity search. */
export default async function AnsweredActivitiesPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  return <AnsweredListing kind="activities" query={query} locale={locale} />;
}
