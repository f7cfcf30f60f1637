import type { RawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { AnsweredListing } from '../../listing-view';

export const instant = false;

export const generateMetadata = () => metadataOf('hotels', routes.hotels);

/** Results of a hotel search. */
export default async function AnsweredHotelsPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  return <AnsweredListing kind="hotels" query={query} locale={locale} />;
}
