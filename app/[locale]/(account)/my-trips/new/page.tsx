import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import { firstValue } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { CopyTrip } from './copy-trip';
import { EmptyTrip } from './empty-trip';
import { SavePlannedTrip } from './save-planned-trip';

export const instant = false;

const path = routes.newTrip;

export const generateMetadata = () => metadataOf('trips.new', path);

type Props = PageProps<'/[locale]/my-trips/new'>;

/** A trip from nothing, from a plan (`?plan=`) or from a shared trip (`?copy=`). */
export default async function NewTripPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const [plan, copy] = [firstValue(query.plan), firstValue(query.copy)];
  const asked = new URLSearchParams(
    plan === undefined ? (copy === undefined ? {} : { copy }) : { plan },
  ).toString();
  const here = asked ? `${path}?${asked}` : path;
  const href = localizePath(here, locale);
  return (
    <PersonalPage path={here} read={async (person) => ({ state: 'found', data: person })}>
      {() => {
        if (plan !== undefined) return <SavePlannedTrip locale={locale} plan={plan} href={href} />;
        if (copy !== undefined) return <CopyTrip locale={locale} token={copy} href={href} />;
        return <EmptyTrip locale={locale} />;
      }}
    </PersonalPage>
  );
}
