import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { NewTripFrame } from '@/app/[locale]/(account)/my-trips/new/new-trip-frame';
import { newTripProps, outcomeTexts } from '@/app/[locale]/(account)/my-trips/new/new-trip-props';
import { BoatsOutline } from '@/components/saved-trips/add/boats-outline';
import { PlaceForm } from '@/components/saved-trips/add/place-form';
import { SavingForm } from '@/components/saved-trips/new/saving-form';
import { TripRefusal } from '@/components/saved-trips/new/trip-refusal';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { sendNewTrip } from '@/lib/trips/saved-trips/actions';
import { sendAddBoats } from '@/lib/trips/saved-trips/boats-actions';
import { journeyOf } from '@/lib/trips/saved-trips/journey-reference';
import type { TripSummary } from '@/lib/trips/saved-trips/summary';
import { newTripTexts } from './new-trip-texts';

interface ChooseTripForBoatsProps {
  locale: Locale;
  /** All trips of the person. */
  trips: readonly TripSummary[];
  /** Query of a search with its open journey. */
  boats: string;
  /** Address of this page, for retrying and returning. */
  href: string;
}

/** Asks into which trip the boats of a journey go: an existing or a new one. */
export async function ChooseTripForBoats({ locale, trips, boats, href }: ChooseTripForBoatsProps) {
  const [found, t] = await Promise.all([
    journeyOf(boats, await headers()),
    getTranslations('savedTrips.add'),
  ]);
  if (found.state !== 'found') {
    const waits = found.state === 'wait';
    return (
      <NewTripFrame
        title={t(waits ? 'title' : 'boats.gone')}
        crumb={{ path: routes.addToTrip, label: t('title') }}
      >
        <TripRefusal
          text={waits ? t('boats.wait', { seconds: found.seconds }) : t('boats.goneText')}
          retry={waits ? { href, label: t('boats.retry') } : undefined}
          links={[{ href: routes.ferryTickets, label: t('boats.search') }]}
        />
      </NewTripFrame>
    );
  }
  const current = trips.filter((trip) => !trip.deletedAt && !trip.archivedAt);
  const { once: _once, ...form } = await newTripProps('add-boats', href, locale);
  return (
    <NewTripFrame
      title={t('title')}
      intro={t('boats.intro')}
      crumb={{ path: routes.addToTrip, label: t('title') }}
    >
      <BoatsOutline locale={locale} network={ferryNetwork()} journey={found.journey} />
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="which">
          <h2 id="which" className="mb-3">
            {t('which')}
          </h2>
          {current[0] ? (
            <PlaceForm
              {...form}
              action={sendAddBoats}
              hidden={{ boats }}
              name="id"
              choices={current.map(({ id, title }) => ({ value: id, label: title }))}
              chosen={current[0].id}
              texts={{
                ...(await outcomeTexts()),
                legend: t('boats.trip'),
                add: t('add'),
                adding: t('adding'),
                added: t('added'),
                failed: t('failed'),
              }}
            />
          ) : (
            <p>{t('none')}</p>
          )}
        </section>
        <section aria-labelledby="new">
          <h2 id="new">{t('new')}</h2>
          <p className="mt-2 mb-6 text-ink-2">{t('boats.newIntro')}</p>
          <SavingForm
            {...(await newTripProps('boats-trip', href, locale))}
            action={sendNewTrip}
            source={{ name: 'boats', value: boats }}
            title={t('boats.name')}
            texts={await newTripTexts()}
          />
        </section>
      </div>
    </NewTripFrame>
  );
}
