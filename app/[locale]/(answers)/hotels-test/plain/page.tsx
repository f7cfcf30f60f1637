import { currentLocale } from '@/lib/i18n/current';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { HotelsTestView } from '../view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('hotelsTest', routes.hotelsTest);

/** A row for each state of a hotel. */
export default async function HotelsTestPage() {
  return <HotelsTestView name="rows" locale={await currentLocale()} />;
}
