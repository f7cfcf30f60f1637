import { getTranslations } from 'next-intl/server';
import { NewTripFrame } from '@/app/[locale]/(account)/my-trips/new/new-trip-frame';
import { newTripProps } from '@/app/[locale]/(account)/my-trips/new/new-trip-props';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { ListingOutline } from '@/components/saved-trips/add/listing-outline';
import { TripChoice } from '@/components/saved-trips/add/trip-choice';
import { SavingForm } from '@/components/saved-trips/new/saving-form';
import { SelectField } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { sendNewTrip } from '@/lib/trips/saved-trips/actions';
import { listingKey } from '@/lib/trips/saved-trips/entry-listing';
import type { ListingReference } from '@/lib/trips/saved-trips/listing-reference';
import { listingOf, sayer } from '@/lib/trips/saved-trips/listings';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import { newTripTexts } from './new-trip-texts';
import { NoListing } from './no-listing';

interface ChooseTripProps {
  locale: Locale;
  /** All trips of the person. */
  trips: readonly TripSummary[];
  reference: ListingReference;
  /** Address of this page, for retrying and returning. */
  href: string;
  /** Site path of the next step for the trip with this id. */
  next: (id: string) => string;
}

/** Asks into which trip a listing goes: an existing or a new one. */
export async function ChooseTrip({ locale, trips, reference, href, next }: ChooseTripProps) {
  const [found, t, say] = await Promise.all([
    listingOf(reference),
    getTranslations('savedTrips.add'),
    sayer(locale),
  ]);
  if (found.state === 'unavailable')
    return <UnavailableScreen words="auth.unavailable" href={href} />;
  if (found.state === 'missing') return <NoListing />;
  const { islands } = found.data;
  const current = trips.filter((trip) => !trip.deletedAt && !trip.archivedAt);
  const [first] = islands;
  return (
    <NewTripFrame
      title={t('title')}
      intro={t('intro')}
      crumb={{ path: routes.addToTrip, label: t('title') }}
    >
      <ListingOutline listing={say(found.data)} />
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="which">
          <h2 id="which" className="mb-3">
            {t('which')}
          </h2>
          {current.length > 0 ? (
            <TripChoice trips={current} islands={islands} next={next} locale={locale} />
          ) : (
            <p>{t('none')}</p>
          )}
        </section>
        <section aria-labelledby="new">
          <h2 id="new">{t('new')}</h2>
          <p className="mt-2 mb-6 text-ink-2">{t('newIntro')}</p>
          <SavingForm
            {...(await newTripProps('listing-trip', href, locale))}
            action={sendNewTrip}
            source={{ name: 'listing', value: listingKey(reference.kind, reference.slug) }}
            title={first ? islandName(first, locale) : ''}
            texts={await newTripTexts()}
          >
            {islands.length > 1 ? (
              <SelectField id="trip-island" name="island" label={t('island')}>
                {islands.map((island) => (
                  <option key={island} value={island}>
                    {islandName(island, locale)}
                  </option>
                ))}
              </SelectField>
            ) : null}
          </SavingForm>
        </section>
      </div>
    </NewTripFrame>
  );
}
