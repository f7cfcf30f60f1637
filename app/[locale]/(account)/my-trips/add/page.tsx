import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { listingReference } from '@/lib/trips/saved-trips/listing-reference';
import { listTrips, readTrip } from '@/lib/trips/saved-trips/queries';
import { ChooseDay } from './choose-day';
import { ChooseTrip } from './choose-trip';
import { ChooseTripForBoats } from './choose-trip-for-boats';
import { NoListing } from './no-listing';

export const instant = false;

const path = routes.addToTrip;

export const generateMetadata = () => metadataOf('trips.add', path);

type Props = PageProps<'/[locale]/my-trips/add'>;

/**
 * Adds a listing (`?listing=activity/<slug>`) to one of the person's trips: asks for the trip
 * first, then (`&trip=`) for the day. Boats of a search (`?boats=<query with journey>`) find their
 * own day.
 */
export default async function AddToTripPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  const boats = firstValue(query.boats);
  if (boats !== undefined) return <AddBoats boats={boats} locale={locale} />;
  const [named, id] = [firstValue(query.listing) ?? '', firstValue(query.trip)];
  const reference = listingReference.safeParse(named);
  const next = (trip: string) => `${path}?listing=${named}&trip=${trip}`;
  if (!reference.success) {
    return (
      <PersonalPage path={path} read={async (person) => ({ state: 'found', data: person })}>
        {() => <NoListing />}
      </PersonalPage>
    );
  }
  const start = `${path}?listing=${named}`;
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

function AddBoats({ boats, locale }: { boats: string; locale: Locale }) {
  const here = `${path}?${new URLSearchParams({ boats })}`;
  return (
    <PersonalPage path={here} read={({ client }) => listTrips(client)}>
      {(trips) => (
        <ChooseTripForBoats
          locale={locale}
          trips={trips}
          boats={boats}
          href={localizePath(here, locale)}
        />
      )}
    </PersonalPage>
  );
}
