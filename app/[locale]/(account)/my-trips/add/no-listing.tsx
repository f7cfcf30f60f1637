import { getTranslations } from 'next-intl/server';
import { NewTripFrame } from '@/app/[locale]/(account)/my-trips/new/new-trip-frame';
import { TripRefusal } from '@/components/saved-trips/new/trip-refusal';
import { routes } from '@/lib/platform/routes/register';

/** Explains that a listing cannot be added because it is withdrawn or unknown. */
export async function NoListing() {
  const [t, names] = await Promise.all([getTranslations('savedTrips.add'), getTranslations()]);
  return (
    <NewTripFrame title={t('gone.title')} crumb={{ path: routes.addToTrip, label: t('title') }}>
      <TripRefusal
        text={t('gone.text')}
        links={[
          { href: routes.activities, label: names('activities.title') },
          { href: routes.hotels, label: names('hotels.title') },
          { href: routes.newTrip, label: t('gone.empty') },
        ]}
      />
    </NewTripFrame>
  );
}
