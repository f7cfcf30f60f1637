import { getMessages, getTranslations } from 'next-intl/server';
import { NewTripFrame } from '@/app/[locale]/(account)/my-trips/new/new-trip-frame';
import { newTripProps, outcomeTexts } from '@/app/[locale]/(account)/my-trips/new/new-trip-props';
import { SiteLink } from '@/components/layout/site-link';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { ListingOutline } from '@/components/saved-trips/add/listing-outline';
import { PlaceForm } from '@/components/saved-trips/add/place-form';
import { likelyPlace, tripPlaces } from '@/components/saved-trips/add/trip-places';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { listingKey } from '@/lib/trips/saved-trips/entry-listing';
import { sendAddListing } from '@/lib/trips/saved-trips/listing-actions';
import type { ListingReference } from '@/lib/trips/saved-trips/listing-reference';
import { listingOf, sayer } from '@/lib/trips/saved-trips/listings';
import type { Trip } from '@/lib/trips/saved-trips/types';
import { NoListing } from './no-listing';

interface ChooseDayProps {
  locale: Locale;
  trip: Trip;
  reference: ListingReference;
  /** Address of this page, for retrying and returning. */
  href: string;
  /** Site path of the step that chooses a trip. */
  back: string;
}

/** Asks for which day of a trip a listing is added. */
export async function ChooseDay({ locale, trip, reference, href, back }: ChooseDayProps) {
  const [found, t, say, messages] = await Promise.all([
    listingOf(reference),
    getTranslations('savedTrips.add'),
    sayer(locale),
    getMessages(),
  ]);
  if (found.state === 'unavailable')
    return <UnavailableScreen words="auth.unavailable" href={href} />;
  if (found.state === 'missing') return <NoListing />;
  const places = tripPlaces(trip, found.data.islands, {
    texts: messages.savedTrips.editor,
    atEnd: (island) => t('atEnd', { island }),
    locale,
  });
  const { once: _once, ...form } = await newTripProps('add-listing', href, locale);
  return (
    <NewTripFrame
      title={t('choose', { title: trip.title })}
      crumb={{ path: routes.addToTrip, label: t('title') }}
    >
      <ListingOutline listing={say(found.data)} />
      <div className="mt-10">
        <PlaceForm
          {...form}
          action={sendAddListing}
          hidden={{ id: trip.id, listing: listingKey(reference.kind, reference.slug) }}
          name="place"
          choices={places}
          chosen={likelyPlace(places, reference.kind)}
          texts={{
            ...(await outcomeTexts()),
            legend: t('when'),
            add: t('add'),
            adding: t('adding'),
            added: t('added'),
            failed: t('failed'),
          }}
        />
        <p className="mt-6">
          <SiteLink href={back} className="text-link inline-block py-2 font-ui">
            {t('other')}
          </SiteLink>
        </p>
      </div>
    </NewTripFrame>
  );
}
