import { ComparePage } from '@/components/compare/compare-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { comparedOn } from '@/lib/trips/compare/views';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('compare', routes.compare);

/** The compared pairs and the form. */
export default async function PlainComparePage() {
  return <ComparePage locale={await currentLocale()} checkedOn={comparedOn} />;
}
