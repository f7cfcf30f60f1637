import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackendAway } from '@/components/auth/backend-away';
import { TimetableLabel } from '@/components/ferries/timetable-label';
import { Breadcrumbs } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import type { EditorTexts } from '@/components/trips/editor/texts';
import { TripEditor } from '@/components/trips/editor/trip-editor';
import { TripWaysOut } from '@/components/trips/editor/trip-ways-out';
import { NoTrip } from '@/components/trips/sheet/no-trip';
import { SheetBoatsLabel } from '@/components/trips/sheet/sheet-boats-label';
import { TripChart } from '@/components/trips/sheet/trip-chart';
import { currentUser } from '@/lib/auth/current-user';
import { signInAddress } from '@/lib/auth/next-path';
import { ferryTimetable } from '@/lib/ferries/queries';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { readTrip } from '@/lib/trips/queries';
import { deleteAndLeave, duplicateAndOpen, sendCalendarLink, sendShareLink } from './actions';
import { editorView } from './editor-view';

export const instant = false;

type Props = PageProps<'/[locale]/my-trips/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id }, t] = await Promise.all([params, getTranslations('trips.editor')]);
  return pageMetadata({
    locale: await currentLocale(),
    path: `/my-trips/${id}`,
    title: t('crumb'),
    description: t('metaDescription'),
    noIndex: true,
  });
}

export default async function TripPage({ params }: Props) {
  const current = await currentUser();
  const [{ id }, locale, t, auth] = await Promise.all([
    params,
    currentLocale(),
    getTranslations('trips'),
    getTranslations('auth.away'),
  ]);
  const path = `/my-trips/${id}`;
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
  const texts = t.raw('editor') as EditorTexts;
  if (!trip) {
    return (
      <NoTrip
        title={texts.missing.title}
        text={texts.missing.text}
        links={[{ href: '/my-trips', label: texts.missing.back }]}
      />
    );
  }
  const known = ferryTimetable();
  const view = await editorView(trip, known, locale);
  const sheet = { locale, known, trip };
  const link = (token: string | null, address: (token: string) => string) =>
    token === null ? null : address(token);
  return (
    <>
      <div className="page-grid pt-6 md:pt-8">
        <Breadcrumbs
          crumbs={[
            { path: '/my-trips', label: texts.crumb },
            { path, label: trip.title },
          ]}
        />
        <p className="measure mt-4 hidden border-l-2 border-accent bg-deep px-4 py-3 font-ui noscript:block">
          {texts.noScript}{' '}
          <SiteLink href={`${path}/sheet`} prefetch={false} className="text-link">
            {texts.noScriptSheet}
          </SiteLink>
        </p>
        {trip.archivedAt ? <p className="mt-4 font-ui text-ink-2">{texts.archived}</p> : null}
      </div>
      <TripEditor
        trip={trip}
        view={view}
        texts={texts}
        chart={trip.stops.length > 0 ? <TripChart view={sheet} /> : null}
        label={
          trip.legs.length > 0 ? (
            <SheetBoatsLabel view={sheet} />
          ) : Object.values(view.offers).some(({ boats }) => boats.length > 0) ? (
            <TimetableLabel locale={locale} info={known.info} loadedAt={known.loadedAt} />
          ) : null
        }
      />
      <TripWaysOut
        trip={trip}
        locale={locale}
        texts={texts}
        paths={{
          ...view.paths,
          share: link(trip.shareToken, (token) => absoluteUrl(`/trips/${token}`, locale)),
          calendar: link(
            trip.calendarToken,
            (token) => `${site.origin}/api/trips/calendar/${token}.ics?locale=${locale}`,
          ),
        }}
        send={{
          share: sendShareLink,
          calendar: sendCalendarLink,
          duplicate: duplicateAndOpen,
          delete: deleteAndLeave,
        }}
      />
    </>
  );
}
