import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { HotelsTestView } from '../view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('hotelsTest', routes.hotelsTest);

/** A row for each state of a hotel. */
export default async function HotelsTestPage() {
  return <HotelsTestView name="rows" locale={await currentLocale()} />;
}
