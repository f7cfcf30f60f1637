import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { BackendAway } from '@/components/auth/backend-away';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { islandName } from '@/components/planner/plan-view';
import { formatNames } from '@/components/trips/sheet/date-range';
import { NoTrip } from '@/components/trips/sheet/no-trip';
import { SheetActions } from '@/components/trips/sheet/sheet-actions';
import { TripSheet } from '@/components/trips/sheet/trip-sheet';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/i18n/current';
import { formatDate } from '@/lib/i18n/format';
import { localizePath } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { athensDate } from '@/lib/time/athens';
import { ferryTimetable } from '@/lib/timetable/queries';
import { tripNights } from '@/lib/trips/rules';
import { sharedTrip } from './shared-trip';

// Rendered for each request: a link that was switched off ends at once. No cookie is read here.
export const instant = false;

type Props = PageProps<'/[locale]/trips/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ token }, locale, t] = await Promise.all([
    params,
    currentLocale(),
    getTranslations('trips.shared'),
  ]);
  await connection();
  const found = await sharedTrip(token);
  const trip = found.ok ? found.data : null;
  const names = [...new Set(trip?.stops.map(({ island }) => islandName(island, locale)))];
  return pageMetadata({
    locale,
    path: `/trips/${token}`,
    title: trip?.title ?? t(found.ok ? 'missingTitle' : 'awayTitle'),
    description:
      trip && names.length > 0
        ? t('metaDescription', { islands: formatNames(names, locale), nights: tripNights(trip) })
        : t('metaDescriptionEmpty'),
    ...(trip ? { ogImage: `/api/shared-trips/${token}/og-${locale}.png` } : {}),
    noIndex: true,
  });
}

export default async function SharedTripPage({ params }: Props) {
  const [{ token }, locale, t, sheet] = await Promise.all([
    params,
    currentLocale(),
    getTranslations('trips.shared'),
    getTranslations('trips.sheet'),
  ]);
  await connection();
  const found = await sharedTrip(token);
  const path = `/trips/${token}`;
  if (!found.ok) {
    return (
      <BackendAway
        title={t('awayTitle')}
        text={t('awayText')}
        retry={t('retry')}
        href={localizePath(path, locale)}
      />
    );
  }
  const trip = found.data;
  if (!trip) {
    return (
      <NoTrip
        title={t('missingTitle')}
        text={t('missingText')}
        links={[
          { href: '/trip-planner-legacy', label: t('plan') },
          { href: '/islands', label: t('islands') },
        ]}
      />
    );
  }
  return (
    <>
      <PageHeader title={trip.title} crumbs={[{ path, label: t('crumb') }]}>
        <p className="measure mt-4 text-lg leading-snug text-ink-2" data-print="hide">
          {t('intro')}
        </p>
        <p className="mt-2 font-ui text-sm text-ink-2">
          {sheet('updated', {
            date: formatDate(athensDate(Math.floor(Date.parse(trip.updatedAt) / 60_000)), locale),
          })}
        </p>
        <SheetActions locale={locale} files={`/api/shared-trips/${token}`}>
          <SiteLink
            href={`/my-trips/new?copy=${token}`}
            prefetch={false}
            rel="nofollow"
            className={buttonClass('primary')}
          >
            {t('copy')}
          </SiteLink>
        </SheetActions>
      </PageHeader>
      <TripSheet view={{ locale, known: ferryTimetable(), trip }} />
    </>
  );
}
