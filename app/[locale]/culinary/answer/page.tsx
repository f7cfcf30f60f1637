import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { readFilter } from '@/lib/records/culinary/filter';
import { CulinaryView } from '../view';

export const instant = false;

export const generateMetadata = () => metadataOf('culinary', routes.culinary);

/** The list filtered by the address. */
export default async function AnsweredCulinaryPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  return <CulinaryView reading={readFilter(query)} locale={locale} />;
}
