import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { Note } from '@/components/ui/note';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { Network } from '@/lib/sea/timetable/network';
import type { CuratedTripField } from '@/lib/trips/curated-trips/parameters';
import { CuratedTripAbout } from './curated-trip-about';
import { CuratedTripCard } from './curated-trip-card';
import { CuratedTripForm } from './curated-trip-form';
import { CuratedTripPoster } from './curated-trip-poster';
import type { PlannedCuratedTrip } from './curated-trip-view';
import { OwnTrip } from './own-trip';
import { TripData } from './trip-data';
import './curated-trips.css';

interface CuratedTripPageProps {
  curated: PlannedCuratedTrip;
  others: readonly PlannedCuratedTrip[];
  network: Network;
  values: Partial<Record<CuratedTripField, string>>;
  errors: Readonly<Partial<Record<CuratedTripField, string>>>;
  /** Message for a rate limit or an overloaded server. */
  wait?: string | undefined;
  /** True for a date outside the season of the trip. */
  outOfSeason: boolean;
  /** Plan, or the reason why there is none. */
  children: ReactNode;
  locale: Locale;
}

/** Page of a trip: poster, description, form for a date, and result. */
export async function CuratedTripPage(props: CuratedTripPageProps) {
  const { curated, others, network, values, errors, wait, outOfSeason, children, locale } = props;
  const t = await getTranslations('curatedTrips');
  const { trip, usual, stops } = curated;
  return (
    <>
      <TripData trip={trip} network={network} locale={locale} />
      <PageHeader
        title={trip.name[locale]}
        intro={trip.line[locale]}
        crumbs={[
          { path: routes.packages, label: t('crumb') },
          { path: routes.package(trip.slug), label: trip.name[locale] },
        ]}
      />
      <div className="page-grid grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="mx-auto w-full max-w-md lg:max-w-none">
          <CuratedTripPoster plan={usual?.plan} stops={stops} network={network} />
        </div>
        <div>
          <CuratedTripAbout trip={trip} network={network} locale={locale} />
        </div>
      </div>
      <div className="page-grid pt-10">
        {Object.keys(errors).length > 0 ? (
          <p role="alert" className="mb-6 border-l-2 border-bad bg-deep px-5 py-4 font-ui">
            {t('errors.summary')}
          </p>
        ) : null}
        <CuratedTripForm
          trip={trip}
          info={network.info}
          values={values}
          errors={errors}
          locale={locale}
        />
        {wait ? (
          <Note>
            <p role="status">{wait}</p>
          </Note>
        ) : null}
        {outOfSeason ? (
          <Note>
            <p>{t('plan.outOfSeason')}</p>
            <p>{trip.season.text[locale]}</p>
          </Note>
        ) : null}
      </div>
      {children}
      <section aria-labelledby="others" className="page-grid pb-20" data-print="hide">
        <h2 id="others" className="mb-6 border-t border-rule pt-8">
          {t('others')}
        </h2>
        <ul className="curated-trip-grid">
          {others.map((other) => (
            <li key={other.trip.slug}>
              <CuratedTripCard curated={other} network={network} locale={locale} heading="h3" />
            </li>
          ))}
        </ul>
        <p className="measure mt-10">
          <SiteLink href={routes.packages} className="text-link">
            {t('all')}
          </SiteLink>
        </p>
        <p className="measure mt-3">
          <OwnTrip />
        </p>
      </section>
    </>
  );
}
