import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackendAway } from '@/components/auth/backend-away';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { NoTrip } from '@/components/trips/sheet/no-trip';
import { SheetActions } from '@/components/trips/sheet/sheet-actions';
import { TripSheet } from '@/components/trips/sheet/trip-sheet';
import { buttonClass } from '@/components/ui/button';
import { currentUser } from '@/lib/auth/current-user';
import { signInAddress } from '@/lib/auth/next-path';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { ferryTimetable } from '@/lib/timetable/queries';
import { readTrip } from '@/lib/trips/queries';

export const instant = false;

type Props = PageProps<'/[locale]/my-trips/[id]/sheet'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id }, t] = await Promise.all([params, getTranslations('trips.sheet')]);
  return pageMetadata({
    locale: await currentLocale(),
    path: `/my-trips/${id}/sheet`,
    title: t('crumb'),
    description: t('metaDescription'),
    noIndex: true,
  });
}

export default async function TripSheetPage({ params }: Props) {
  const current = await currentUser();
  const [{ id }, locale, t, list, auth] = await Promise.all([
    params,
    currentLocale(),
    getTranslations('trips.sheet'),
    getTranslations('trips.list'),
    getTranslations('auth.away'),
  ]);
  const path = `/my-trips/${id}/sheet`;
  const href = localizePath(path, locale);
  if (current.state === 'signed-out') redirect(signInAddress(href, locale));
  const found =
    current.state === 'signed-in' ? await readTrip(current.client, id) : { ok: false as const };
  if (!found.ok) {
    return (
      <BackendAway title={auth('title')} text={auth('text')} retry={auth('retry')} href={href} />
    );
  }
  const trip = found.data;
  if (!trip) {
    return (
      <NoTrip
        title={t('missingTitle')}
        text={t('missingText')}
        links={[{ href: '/my-trips', label: t('missingLink') }]}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={trip.title}
        crumbs={[
          { path: '/my-trips', label: list('title') },
          { path: `/my-trips/${id}`, label: trip.title },
          { path, label: t('crumb') },
        ]}
      >
        <SheetActions locale={locale} files={`/api/trips/${id}`}>
          <SiteLink href={`/my-trips/${id}`} prefetch={false} className={buttonClass('secondary')}>
            {t('back')}
          </SiteLink>
        </SheetActions>
      </PageHeader>
      <TripSheet
        view={{ locale, known: ferryTimetable(), trip }}
        privateNotes={trip.privateNotes}
      />
    </>
  );
}
