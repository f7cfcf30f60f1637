import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TimetableLabel } from '@/components/ferries/timetable-label';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { RouteChart } from '@/components/maps/route-chart';
import { FindForm } from '@/components/tracking/find-form';
import { MarkLegend } from '@/components/tracking/mark-legend';
import { QuietSea } from '@/components/tracking/quiet-sea';
import { VesselList } from '@/components/tracking/vessel-list';
import { VesselMarks } from '@/components/tracking/vessel-marks';
import { Note } from '@/components/ui/note';
import { seasonOn } from '@/lib/ferries/ferry-timetable';
import { athensDate, formatClock, formatDay } from '@/lib/ferries/format';
import { ferryTimetable } from '@/lib/ferries/queries';
import { readInstant } from '@/lib/ferries/tracking/instant-parameter';
import { departuresAfter, vesselsUnderWay } from '@/lib/ferries/tracking/queries';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import {
  departureRow,
  findVessels,
  markOf,
  networkOf,
  rowOf,
  stopsOf,
  type TrackingQuery,
  trackingAddress,
  wayOf,
} from './tracking-view';

/** The address that search engines should know; the other one shows the same. */
export const trackingPath = '/ferry-tickets/tracking';

export async function trackingMetadata(): Promise<Metadata> {
  const t = await getTranslations('tracking');
  return pageMetadata({
    locale: await currentLocale(),
    path: trackingPath,
    title: t('metaTitle'),
    description: t('metaDescription'),
    ogImage: `/og/${await currentLocale()}/ferries/tracking.png`,
  });
}

/** Boats under way on the chart and as a list, now or at the instant of the address. */
export async function TrackingPage({ path, query }: { path: string; query: TrackingQuery }) {
  const [t, locale] = await Promise.all([getTranslations('tracking'), currentLocale()]);
  const asked = readInstant(query.at, ferryTimetable().info);
  const at = 'at' in asked ? query.at : undefined;
  const { ferries, vessels, instant, source } = await vesselsUnderWay(
    'at' in asked ? asked.at : undefined,
  );
  const found = findVessels(vessels, query.q, ferries);
  const selected = vessels.find(({ id }) => id === query.vessel);
  const routeHref = (vessel: string) => trackingAddress(path, { q: query.q, at, vessel });
  const minute = Math.floor(instant);
  const day = athensDate(minute);
  const quiet = vessels.length === 0;
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]}>
        <p className="mt-4 font-ui tabular-nums" data-testid="tracking-time">
          {t('at', { day: formatDay(day, locale, 'long', true), time: formatClock(minute) })}
        </p>
        {'fault' in asked ? <Note>{t(`faults.${asked.fault}`)}</Note> : null}
        {query.vessel && !selected ? <Note>{t('faults.not-under-way')}</Note> : null}
      </PageHeader>
      <div className="page-grid grid gap-x-10 gap-y-8 pb-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(20rem,1fr)]">
        <div className="min-w-0 self-start lg:sticky lg:top-24">
          <RouteChart
            label={selected ? t('chartOf', { vessel: selected.name ?? t('unnamed') }) : t('chart')}
            routes={[
              ...networkOf(vessels, ferries),
              ...(selected ? [wayOf(selected, ferries)] : []),
            ]}
            stops={stopsOf(vessels, ferries, locale, selected)}
            overlay={({ hero, poster }) => (
              <VesselMarks
                marks={found.map((vessel) =>
                  markOf(vessel, ferries, locale, localizePath(routeHref(vessel.id), locale)),
                )}
                hero={hero}
                poster={poster}
                selected={selected?.id}
                positions={at ? undefined : '/api/ferries/vessels'}
              />
            )}
          />
          <p className="mt-3 font-ui text-sm text-ink-2">{t(`sources.${source}`)}</p>
          <MarkLegend />
          <div className="mt-6">
            <TimetableLabel
              locale={locale}
              info={ferries.info}
              loadedAt={ferries.loadedAt}
              season={seasonOn(ferries.feed.seasons, day)}
            />
          </div>
        </div>
        <div className="min-w-0">
          <FindForm
            action={localizePath(path, locale)}
            query={query.q}
            at={at}
            clearHref={query.q ? trackingAddress(path, { at, vessel: query.vessel }) : undefined}
          />
          <h2 className="mt-8 mb-3 text-xl" aria-live="polite">
            {quiet ? t('quiet.title') : t('list', { count: found.length })}
          </h2>
          {selected ? (
            <p className="mb-2 font-ui text-sm">
              <SiteLink
                href={trackingAddress(path, { q: query.q, at })}
                scroll={false}
                className="inline-flex min-h-11 items-center underline"
              >
                {t('allBoats')}
              </SiteLink>
            </p>
          ) : null}
          {found.length > 0 ? (
            <p className="flex justify-between pb-1 font-ui text-sm text-ink-2" aria-hidden="true">
              <span>{t('columns.boat')}</span>
              <span>{t('columns.next')}</span>
            </p>
          ) : null}
          {query.q && found.length === 0 && !quiet ? (
            <p>{t('find.none', { query: query.q })}</p>
          ) : null}
          <VesselList
            rows={(selected && found.includes(selected)
              ? [selected, ...found.filter((one) => one !== selected)]
              : found
            ).map((vessel) => rowOf(vessel, ferries, locale))}
            selected={selected?.id}
            routeHref={routeHref}
          />
          <QuietSea
            quiet={quiet}
            departures={departuresAfter(instant, 6).map((departure) =>
              departureRow(departure, ferries, locale),
            )}
          />
        </div>
      </div>
    </>
  );
}
