import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackendAway } from '@/components/auth/backend-away';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { DeedLine } from '@/components/trips/list/deed-line';
import { readDeed } from '@/components/trips/list/deeds';
import { NoTripsYet } from '@/components/trips/list/no-trips-yet';
import { TripLists } from '@/components/trips/list/trip-lists';
import { buttonClass } from '@/components/ui/button';
import { currentUser } from '@/lib/auth/current-user';
import { signInAddress } from '@/lib/auth/next-path';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { suggestedFirstDay } from '@/lib/planner/address/starting-points';
import { pageMetadata } from '@/lib/seo/metadata';
import { athensDate } from '@/lib/time/athens';
import { ferryTimetable } from '@/lib/timetable/queries';
import { listTrips } from '@/lib/trips/queries';
import { listActions } from './list-actions';

export const instant = false;

const path = '/my-trips';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('trips.list');
  return pageMetadata({
    locale: await currentLocale(),
    path,
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  });
}

type Props = PageProps<'/[locale]/my-trips'>;

export default async function MyTripsPage({ searchParams }: Props) {
  const current = await currentUser();
  const [query, locale, t] = await Promise.all([
    searchParams,
    currentLocale(),
    getTranslations('trips.list'),
  ]);
  const href = localizePath(path, locale);
  if (current.state === 'signed-out') redirect(signInAddress(href, locale));
  const found =
    current.state === 'signed-in' ? await listTrips(current.client) : { ok: false as const };
  if (!found.ok) {
    const away = await getTranslations('auth.away');
    return (
      <BackendAway title={away('title')} text={away('text')} retry={away('retry')} href={href} />
    );
  }
  const trips = found.data;
  const known = ferryTimetable();
  const today = athensDate(Math.floor(Date.now() / 60_000));
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]}>
        <p className="mt-6 flex flex-wrap gap-3">
          {trips.length > 0 ? (
            <SiteLink href="/my-trips/new" className={buttonClass('primary')}>
              {t('new')}
            </SiteLink>
          ) : null}
          <SiteLink href="/nearby" className={buttonClass('secondary')}>
            {t('nearby')}
          </SiteLink>
        </p>
      </PageHeader>
      <div className="page-grid pb-20">
        <DeedLine locale={locale} deed={readDeed(query)} trips={trips} actions={listActions} />
        {trips.some((trip) => !trip.deletedAt && !trip.archivedAt) ? null : (
          <NoTripsYet
            locale={locale}
            firstDay={suggestedFirstDay(today, known.info)}
            hasOthers={trips.length > 0}
          />
        )}
        <TripLists view={{ locale, known, actions: listActions }} trips={trips} />
      </div>
    </>
  );
}
