import { PackingPage } from '@/components/packing/packing-page';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { readPacking } from '@/lib/records/packing/question';
import { listOf } from '../list';

export const instant = false;

export const generateMetadata = () => metadataOf('packing', routes.packingList);

/** The packing list for the trip in the address. */
export default async function AnsweredPackingPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const names = [
    'month',
    'nights',
    'adults',
    'children',
    'babies',
    'island',
    'do',
    'without',
    'own',
  ];
  const hasQuery = names.some((name) => name in query);
  return <PackingPage {...listOf(readPacking(query))} hasQuery={hasQuery} locale={locale} />;
}
