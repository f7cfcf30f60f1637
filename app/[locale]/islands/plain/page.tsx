import { DisruptionsNow } from '@/app/[locale]/disruptions/disruptions-now';
import { IslandsPage } from '@/components/islands/islands-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('islands', routes.islands);

export default async function AllIslandsPage() {
  const locale = await currentLocale();
  return (
    <>
      <DisruptionsNow locale={locale} />
      <IslandsPage islands={allIslands()} locale={locale} query="" />
    </>
  );
}
