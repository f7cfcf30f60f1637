import { getTranslations } from 'next-intl/server';
import { lineNames } from '@/components/disruptions/line-names';
import { periodText } from '@/components/disruptions/notice-list';
import type { Feed, FeedItem } from '@/lib/foundation/http/feed';
import { rawQuery } from '@/lib/foundation/http/raw-query';
import { formatDay, formatMoment } from '@/lib/foundation/i18n/format';
import { isLocale, type Locale } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { athensZone, formatClock } from '@/lib/foundation/time/athens';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { getDisruptions } from '@/lib/sea/ferries/disruptions/operation';
import { type DisruptionsQuery, disruptionsNow } from '@/lib/sea/ferries/disruptions/queries';
import type { Notice, TroubledBoat, WindLimit } from '@/lib/sea/ferries/disruptions/types';
import { delayText } from '@/lib/sea/timetable/delay-text';
import type { Network } from '@/lib/sea/timetable/network';
import { noticeText } from '@/lib/sea/timetable/notices';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import { liveNetwork } from '@/lib/sea/timetable/queries';

/** Query of a place or line, such as `?place=naxos`. */
function searchOf({ place, line }: DisruptionsQuery): string {
  const query = new URLSearchParams({ ...(place ? { place } : {}), ...(line ? { line } : {}) });
  return query.size > 0 ? `?${query}` : '';
}

/** Site paths of the feeds in a language, for a place or line if the query names one. */
export const feedAddresses = (locale: Locale, query: DisruptionsQuery = {}) => ({
  rss: routes.disruptionsRss(locale) + searchOf(query),
  json: routes.disruptionsJsonFeed(locale) + searchOf(query),
});

/** Headers of a feed: as fresh as the page. */
export const feedHeaders = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=30, s-maxage=30, stale-while-revalidate=30',
});

interface Context {
  readonly locale: Locale;
  readonly network: Network;
  /** Address of the page with the same disruptions. */
  readonly page: string;
}

/**
 * The disruptions that the page shows, as entries with stable ids. Undefined for a place or line
 * that the timetable does not have, and for an unknown language.
 *
 * @param self path of the feed
 */
export async function disruptionsFeed(
  request: Request,
  locale: string,
  self: typeof routes.disruptionsRss | typeof routes.disruptionsJsonFeed,
): Promise<Feed | undefined> {
  if (!isLocale(locale)) return undefined;
  const query = rawQuery(new URL(request.url).searchParams);
  const outcome = await getDisruptions.run(query, { headers: request.headers });
  if (outcome.state !== 'ok') return undefined;
  const { result } = outcome;
  const found = disruptionsNow(result);
  const network = liveNetwork();
  const t = await getTranslations({ locale, namespace: 'disruptions' });
  const names = [network.stations.get(result.place ?? ''), network.lines.get(result.line ?? '')];
  const name = names.flatMap((one) => one?.name[locale] ?? []).join(', ');
  const search = searchOf(result);
  const page = absoluteUrl(routes.disruptions, locale) + search;
  const context = { locale, network, page };
  return {
    title: `${name ? t('titleOf', { name }) : t('title')} · ${site.name}`,
    description: t('metaDescription'),
    language: locale,
    page,
    self: `${site.origin}${self(locale)}${search}`,
    items: await Promise.all([
      ...found.notices.map((notice) => noticeItem(notice, context)),
      ...found.boats.map((boat) => boatItem(boat, context)),
      ...found.winds.map((wind) =>
        windItem(wind, found.forecast.at ?? found.reportedAt ?? 0, context),
      ),
    ]),
  };
}

/**
 * Entry by its id on the page; the page of all boats has every entry. Without a date of publication: `at` is the
 * time of the last message or forecast, which comes anew every few minutes, and nobody says when news first came.
 */
function entryOf(
  { locale }: Context,
  id: string,
  at: EpochMinutes,
  words: Pick<FeedItem, 'title' | 'summary' | 'tags'>,
): FeedItem {
  const address = `${absoluteUrl(routes.disruptions, locale)}#${id}`;
  return { id: address, page: address, modifiedAt: utcIso(at), ...words };
}

const momentText = (at: EpochMinutes, locale: Locale) =>
  formatMoment(utcIso(at), locale, athensZone);

async function boatItem(boat: TroubledBoat, context: Context): Promise<FeedItem> {
  const { locale, network } = context;
  const { id, kind, tripId, lineId, vessel, date, departure, portIds, skipped, minutes, at } = boat;
  const [t, realtime, table, kinds] = await Promise.all([
    getTranslations({ locale, namespace: 'disruptions.feed' }),
    getTranslations({ locale, namespace: 'ferries.realtime' }),
    getTranslations({ locale, namespace: 'disruptions.table' }),
    getTranslations({ locale, namespace: 'ferries.vesselKinds' }),
  ]);
  const line = network.lines.get(lineId);
  const trip = network.trips.get(tripId);
  const nameOf = (portId: string) => stationLabel(network, portId, locale);
  const title = t(kind === 'late' || kind === 'early' ? 'moved' : kind, {
    vessel: vessel ?? (trip ? kinds(trip.vesselKind) : ''),
    ports: [portIds[0], portIds.at(-1)].map((port) => nameOf(port ?? '')).join(' – '),
    day: formatDay(date, locale),
    time: formatClock(departure),
    delay: delayText(minutes, realtime, locale),
    skipped: skipped.map(nameOf).join(', '),
  });
  const summary = t('boat', {
    line: line?.name[locale] ?? lineId,
    at: momentText(at, locale),
    operator: network.operators.get(line?.operatorId ?? '')?.name[locale] ?? '',
  });
  const tags = [table(kind === 'cancelled' ? 'cancelled' : 'changed')];
  return entryOf(context, id, at, { title, summary, tags });
}

async function noticeItem(notice: Notice, context: Context): Promise<FeedItem> {
  const { locale, network } = context;
  const { id, kind, alert, lines } = notice;
  const [t, feed] = await Promise.all([
    getTranslations({ locale, namespace: 'disruptions.notices' }),
    getTranslations({ locale, namespace: 'disruptions.feed' }),
  ]);
  const header = noticeText(alert.header, locale)?.text ?? t('untitled');
  const summary = [
    await periodText(alert.periods, locale),
    noticeText(alert.description, locale)?.text ?? [],
    lines.length > 0 ? t('lines', { lines: await lineNames(network, lines, locale) }) : [],
  ];
  return entryOf(context, id, alert.at, {
    title: feed('notice', { kind: t(`kinds.${kind}`), header }),
    summary: summary.flat().join('. '),
    tags: [t(`kinds.${kind}`)],
  });
}

async function windItem(
  { id, date, area, outlook, lines }: WindLimit,
  at: EpochMinutes,
  context: Context,
): Promise<FeedItem> {
  const { locale, network } = context;
  const [t, wind, areas] = await Promise.all([
    getTranslations({ locale, namespace: 'disruptions' }),
    getTranslations({ locale, namespace: 'disruptions.wind' }),
    getTranslations({ locale, namespace: 'weather.areas' }),
  ]);
  const verdicts = (['stays', 'doubtful'] as const).map(async (verdict) => {
    const own = lines.filter((line) => line.verdict === verdict);
    return own.length > 0 ? [wind(verdict, { lines: await lineNames(network, own, locale) })] : [];
  });
  const summary = [...(await Promise.all(verdicts)).flat(), wind('source')].join('. ');
  const named = { day: formatDay(date, locale), force: outlook.beaufort, area: areas(area) };
  return entryOf(context, id, at, {
    title: t('feed.wind', named),
    summary,
    tags: [t('table.windy')],
  });
}
