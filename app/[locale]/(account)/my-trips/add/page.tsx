import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { listingReference } from '@/lib/trips/saved-trips/listing-reference';
import { listTrips, readTrip } from '@/lib/trips/saved-trips/queries';
import { AddBoats } from './add-boats';
import { ChooseDay } from './choose-day';
import { ChooseTrip } from './choose-trip';
import { NoListing } from './no-listing';

export const instant = false;

const path = routes.addToTrip;

export const generateMetadata = () => metadataOf('savedTrips.add', path);

/**
 * Adds a listing (`?listing=activity/<slug>`) to a trip: asks for the trip first, then (`&trip=`) for
 * the day. Boats of a search (`?boats=<query with journey>`) find their own day.
 */
export default async function AddToTripPage({ searchParams }: PageProps<'/[locale]/my-trips/add'>) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const boats = firstValue(query.boats);
  if (boats !== undefined) return <AddBoats boats={boats} locale={locale} />;
  const [named, id] = [firstValue(query.listing) ?? '', firstValue(query.trip)];
  const reference = listingReference.safeParse(named);
  const start = `${path}?listing=${named}`;
  const next = (trip: string) => `${start}&trip=${trip}`;
  if (!reference.success) {
    return (
      <PersonalPage path={path} read={async (person) => ({ state: 'found', data: person })}>
        {() => <NoListing />}
      </PersonalPage>
    );
  }
  if (id === undefined) {
    return (
      <PersonalPage path={start} read={({ client }) => listTrips(client)}>
        {(trips) => (
          <ChooseTrip
            locale={locale}
            trips={trips}
            reference={reference.data}
            href={localizePath(start, locale)}
            next={next}
          />
        )}
      </PersonalPage>
    );
  }
  // An invalid trip id leads nowhere and is left out of the address to return to.
  const here = /^[0-9a-f-]{36}$/.test(id) ? next(id) : start;
  return (
    <PersonalPage path={here} read={({ client }) => readTrip(client, id)}>
      {(trip) => (
        <ChooseDay
          locale={locale}
          trip={trip}
          reference={reference.data}
          href={localizePath(here, locale)}
          back={start}
        />
      )}
    </PersonalPage>
  );
}
