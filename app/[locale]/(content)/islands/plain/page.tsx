import { IslandsPage } from '@/components/islands/islands-page';
import { currentLocale } from '@/lib/i18n/current';
import { allIslands } from '@/lib/islands/queries';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';

export const generateMetadata = () => metadataOf('islands', routes.islands);

export default async function AllIslandsPage() {
  return <IslandsPage islands={allIslands()} locale={await currentLocale()} query="" />;
}
