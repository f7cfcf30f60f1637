import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { readFilter } from '@/lib/records/culinary/filter';
import { CulinaryView } from '../view';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('culinary', routes.culinary);

/** The whole list, without a query. */
export default async function PlainCulinaryPage() {
  return <CulinaryView reading={readFilter({})} locale={await currentLocale()} />;
}
