import { ComparePage } from '@/components/compare/compare-page';
import { allValues, type RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { islandsInQuery } from '@/lib/platform/routes/compared-names';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { comparedIsland, waysBetween } from '@/lib/trips/compare/facts';
import { comparedOn } from '@/lib/trips/compare/views';

export const instant = false;

/** A free comparison has no view of ours, so search engines are not offered it. */
export const generateMetadata = () => metadataOf('compare', routes.compare, { unlisted: true });

/** Comparison of the islands of the address. The middleware redirects a pair with a page of its own. */
export default async function AnsweredComparePage(props: { searchParams: Promise<RawQuery> }) {
  const chosen = islandsInQuery(allValues((await props.searchParams).islands));
  return (
    <ComparePage
      locale={await currentLocale()}
      chosen={chosen}
      islands={chosen.map(comparedIsland)}
      ways={waysBetween(chosen)}
      checkedOn={comparedOn}
    />
  );
}
