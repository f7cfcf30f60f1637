import { headers } from 'next/headers';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { TooManySearches } from '@/components/ferries/too-many-searches';
import { PageHeader } from '@/components/layout/page-header';
import { CancelledBoats } from '@/components/timetable/cancelled-boats';
import { Notices } from '@/components/timetable/notices';
import { RealtimeState } from '@/components/timetable/realtime-state';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { FindForm } from '@/components/tracking/find-form';
import { MarkLegend } from '@/components/tracking/mark-legend';
import { NotUnderWay } from '@/components/tracking/not-under-way';
import { QueryMessage } from '@/components/tracking/query-message';
import { QuietSea } from '@/components/tracking/quiet-sea';
import { departureRow, findVessels, rowOf } from '@/components/tracking/tracking-view';
import { VesselChart } from '@/components/tracking/vessel-chart';
import { VesselResults } from '@/components/tracking/vessel-results';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate, formatDay } from '@/lib/foundation/i18n/format';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { readTrackingQuery, trackingAddress } from '@/lib/sea/ferries/tracking/address';
import { noticedSea } from '@/lib/sea/ferries/tracking/delays';
import { departuresOf } from '@/lib/sea/ferries/tracking/departures-of';
import { boatElsewhen } from '@/lib/sea/ferries/tracking/elsewhen';
import { trackVessels } from '@/lib/sea/ferries/tracking/operation';
import { operatorsOfLines, seasonOn } from '@/lib/sea/timetable/network';
import { liveNetwork } from '@/lib/sea/timetable/queries';

// Names the canonical address for search engines; the other address shows the same page.
export async function trackingMetadata({ searchParams }: Pick<TrackingPageProps, 'searchParams'>) {
  const metadata = await metadataOf('tracking', routes.ferryTicketsTracking);
  // A sailing of one day is gone on the next, so its page is not indexed.
  const isOfMoment = readTrackingQuery(await searchParams).vessel !== undefined;
  return isOfMoment ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}

interface TrackingPageProps {
  path: string;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Boats under way on the chart and as a list, now or at the instant in the address. */
export async function TrackingPage({ path, searchParams }: TrackingPageProps) {
  const query = readTrackingQuery(await searchParams);
  const [t, locale] = await Promise.all([getTranslations('tracking'), currentLocale()]);
  // The rate limit reads the clock, which is only available on a request.
  await connection();
  const context = { headers: await headers() };
  const requested = await trackVessels.run({ at: query.at }, context);
  // Reports an unreadable instant and shows the current one.
  const answer = requested.state === 'faults' ? await trackVessels.run({}, context) : requested;
  if (answer.state === 'wait') {
    return <TooManySearches seconds={answer.seconds} />;
  }
  if (answer.state !== 'ok') throw new Error('Now was refused');
  const at = requested.state === 'ok' ? query.at : undefined;
  const fault = requested.state === 'faults' ? requested.faults[0] : undefined;
  const { network, vessels, instant, answeredAt, source } = answer.result;
  const found = findVessels(vessels, query.q, network);
  const selected = vessels.find(({ id }) => id === query.vessel);
  const listed = found.toSorted((a, b) => Number(b === selected) - Number(a === selected));
  const minute = Math.floor(instant);
  const departures = query.q
    ? departuresOf(query.q, liveNetwork(), Math.ceil(instant))
    : answer.result.departures;
  const day = athensDate(minute);
  const quiet = vessels.length === 0;
  const operators = operatorsOfLines(network, [
    ...vessels.map(({ lineId }) => lineId),
    ...departures.map(({ trip }) => trip.lineId),
  ]);
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]}>
        <p className="mt-4 font-ui tabular-nums" data-testid="tracking-time">
          {t('at', { day: formatDay(day, locale, 'long', true), time: formatClock(minute) })}
        </p>
        {fault ? <QueryMessage>{t(`faults.${fault}`)}</QueryMessage> : null}
        {query.vessel && !selected ? (
          <NotUnderWay
            boat={boatElsewhen(liveNetwork(), query.vessel, instant)}
            {...{ network, locale }}
          />
        ) : null}
      </PageHeader>
      <div className="page-grid grid gap-x-10 gap-y-8 pb-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(20rem,1fr)]">
        <div className="min-w-0 self-start lg:sticky lg:top-24">
          <VesselChart
            {...{ locale, path, network, vessels, found, selected, at }}
            query={query.q}
          />
          <p className="mt-3 font-ui text-sm text-ink-2">
            {t(
              `sources.${source === 'estimate' && network.realtime?.state === 'live' ? 'reported' : source}`,
            )}
          </p>
          <MarkLegend />
          <div className="mt-6">
            <TimetableLabel
              locale={locale}
              info={network.info}
              loadedAt={network.loadedAt}
              season={seasonOn(network.seasons, day)}
              operators={operators}
            />
            <RealtimeState locale={locale} network={network} at={Math.floor(answeredAt)} />
            <Notices
              locale={locale}
              network={network}
              screen={noticedSea({ ...answer.result, departures })}
            />
          </div>
        </div>
        <div className="min-w-0">
          <FindForm
            action={localizePath(path, locale)}
            query={query.q}
            at={query.at?.slice(0, 40)}
            atFault={
              fault &&
              t(`find.at.${fault}`, {
                start: formatDate(network.info.start, locale),
                end: formatDate(network.info.end, locale),
              })
            }
            clearHref={query.q ? trackingAddress(path, { at, vessel: query.vessel }) : undefined}
          />
          <VesselResults
            locale={locale}
            path={path}
            query={{ ...query, at }}
            rows={listed.map((vessel) =>
              rowOf(vessel, { network, locale, now: answeredAt, day: at && day }),
            )}
            selected={selected?.id}
            quiet={quiet}
          />
          <CancelledBoats
            locale={locale}
            network={network}
            boats={answer.result.cancelled}
            at={Math.floor(answeredAt)}
          />
          <div>
            <QuietSea
              locale={locale}
              quiet={quiet}
              departures={departures.map((departure) =>
                departureRow(departure, network, locale, day),
              )}
              query={query.q || undefined}
            />
          </div>
        </div>
      </div>
    </>
  );
}
