import { IslandsPage } from '@/components/islands/islands-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('islands', routes.islands);

export default async function AllIslandsPage() {
  return <IslandsPage islands={allIslands()} locale={await currentLocale()} query="" />;
}
