import { listStates } from '@/components/listings/states/list-states';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { HotelsTestView } from '../view';

export const instant = false;

export const generateMetadata = () => metadataOf('hotelsTest', routes.hotelsTest);

/** The list state named in the address. */
export default async function AnsweredHotelsTestPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const requested = firstValue(query.state);
  return (
    <HotelsTestView
      name={listStates.find((name) => name === requested) ?? 'rows'}
      locale={locale}
    />
  );
}
