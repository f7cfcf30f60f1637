import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';
import { readFilter } from '@/lib/records/culinary/filter';
import { islandListMetadata } from '../../_listings/island-list-metadata';
import { CulinaryView } from '../view';

export const instant = false;

interface Props {
  searchParams: Promise<RawQuery>;
}

export const generateMetadata = async ({ searchParams }: Props) =>
  islandListMetadata('culinary', routes.culinary, await searchParams);

/** The list filtered by the address. */
export default async function AnsweredCulinaryPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  return <CulinaryView reading={readFilter(query)} locale={locale} />;
}
