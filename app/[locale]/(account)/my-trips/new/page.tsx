import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { CopyTrip } from './copy-trip';
import { EmptyTrip } from './empty-trip';
import { SaveBudget } from './save-budget';
import { SavePlannedTrip } from './save-planned-trip';

export const instant = false;

const path = routes.newTrip;

export const generateMetadata = () => metadataOf('savedTrips.new', path);

type Props = PageProps<'/[locale]/my-trips/new'>;

/**
 * Creates a trip: an empty one, or one from a plan (`?plan=`), a shared trip (`?copy=`) or a budget
 * (`?budget=`).
 */
export default async function NewTripPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const [plan, copy, budget] = [query.plan, query.copy, query.budget].map(firstValue);
  const source = Object.entries({ plan, copy, budget }).find(([, value]) => value !== undefined);
  const search = new URLSearchParams(source ? [[source[0], source[1] ?? '']] : []).toString();
  const here = search ? `${path}?${search}` : path;
  const href = localizePath(here, locale);
  return (
    <PersonalPage path={here} read={async (person) => ({ state: 'found', data: person })}>
      {() => {
        if (plan !== undefined) return <SavePlannedTrip locale={locale} plan={plan} href={href} />;
        if (copy !== undefined) return <CopyTrip locale={locale} token={copy} href={href} />;
        if (budget !== undefined) return <SaveBudget locale={locale} budget={budget} href={href} />;
        return <EmptyTrip locale={locale} />;
      }}
    </PersonalPage>
  );
}
