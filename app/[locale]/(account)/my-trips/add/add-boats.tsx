import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { listTrips } from '@/lib/trips/saved-trips/queries';
import { ChooseTripForBoats } from './choose-trip-for-boats';

/** Adds the boats of a search to one of the person's trips, in which they find their own day. */
export function AddBoats({ boats, locale }: { boats: string; locale: Locale }) {
  const here = `${routes.addToTrip}?${new URLSearchParams({ boats })}`;
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
