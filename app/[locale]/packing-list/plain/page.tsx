import { PackingPage } from '@/components/packing/packing-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { listOf } from '../list';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('packing', routes.packingList);

/** The packing list for a week in summer, without a query. */
export default async function PlainPackingPage() {
  return <PackingPage {...listOf()} hasQuery={false} locale={await currentLocale()} />;
}
