import type { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock, midnightsBetween } from '@/lib/foundation/time/athens';
import { nightName } from '@/lib/foundation/time/nights';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { atPortTimes } from '@/lib/sea/ferries/ferry-guide/at-port';
import { atPortText } from '@/lib/sea/ferries/ferry-guide/at-port-text';
import { nightsAshore } from '@/lib/sea/ferries/search/nights-ashore';
import type { OfferTag } from '@/lib/sea/ferries/search/offer-tags';
import { isSea, type Offer } from '@/lib/sea/ferries/search/offers';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import { arrangedRide, scheduledRide } from '@/lib/sea/timetable/arrangement';
import { arrangementLine } from '@/lib/sea/timetable/arrangement-text';
import { boatWarnings } from '@/lib/sea/timetable/boat-warnings';
import { delayLines, type RealtimeWords } from '@/lib/sea/timetable/delay-text';
import type { Network } from '@/lib/sea/timetable/network';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import type { SeaLeg } from '@/lib/sea/timetable/types';
import type { OfferRowView } from './offer-rows';

/** Translations used in a row. */
export interface RowWords {
  readonly offer: Awaited<ReturnType<typeof getTranslations<'ferrySearch.offer'>>>;
  readonly kinds: Awaited<ReturnType<typeof getTranslations<'ferries.vesselKinds'>>>;
  readonly nights: Awaited<ReturnType<typeof getTranslations<'ferries.nights'>>>;
  readonly arrangement: Awaited<ReturnType<typeof getTranslations<'ferries.arrangement'>>>;
  readonly realtime: RealtimeWords;
  readonly atPort: Awaited<ReturnType<typeof getTranslations<'ferries.atPort'>>>;
}

interface RowContext {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  /** Time of the search. */
  at: EpochMinutes;
  /** Distinctions of the offers of the crossing. */
  tags: ReadonlyMap<Offer, readonly OfferTag[]>;
  /** Start and end of the time scale, the same for every row of a crossing. */
  scale: readonly [EpochMinutes, EpochMinutes];
  words: RowWords;
}

/** Formats a journey for its row: finished text, and times as percentages of the scale. */
export function offerView(name: string, offer: Offer, context: RowContext): OfferRowView {
  const { locale, network, at, scale, words } = context;
  const { journey, minutes } = offer;
  const boats = journey.legs.filter(isSea);
  const nights = midnightsBetween(journey.departure, journey.arrival);
  const night = nightName(journey.departure);
  const ports = boats.slice(1).map(({ from }) => stationLabel(network, from, locale));
  const vessels = vesselsOf(boats, network);
  const kinds = offer.kinds.map((kind) => words.kinds(kind)).join(' + ');
  const share = (instant: EpochMinutes) =>
    Number((((instant - scale[0]) / Math.max(1, scale[1] - scale[0])) * 100).toFixed(1));
  return {
    name,
    times: [journey.departure, journey.arrival],
    clocks: [formatClock(journey.departure), formatClock(journey.arrival)],
    ...(nights > 0 ? { nights: words.offer('plusDays', { days: nights }) } : {}),
    ...(night ? { night: words.nights(night) } : {}),
    ...atPortOf(boats[0], context),
    ...lateOf(boats, locale, words),
    ...warningsOf(boats, network, words),
    ...(journey.departure < at ? { left: words.offer('hasLeft') } : {}),
    length: formatDuration(minutes, locale),
    ...tagsIn(offer, context),
    way: [
      ports.length === 0 ? words.offer('direct') : words.offer('via', { ports: ports.join(', ') }),
      ...nightsAshore(journey).map((port) =>
        words.offer('nightIn', placeArguments('port', stationLabel(network, port, locale), locale)),
      ),
    ].join(', '),
    bar: boats.map(({ departure, arrival }) => [share(departure), share(arrival)] as const),
    ...arrangedOf(boats, context),
    boats: vessels.length > 0 ? `${kinds}: ${vessels.join(', ')}` : kinds,
    ...pricesOf(offer, context),
  };
}

/** Latest time to be at the port for the first boat; its details have those of the others and the gates. */
function atPortOf(
  boat: SeaLeg | undefined,
  { locale, network, search, words }: RowContext,
): Pick<OfferRowView, 'atPort'> {
  if (!boat) return {};
  const takesVehicles = network.trips.get(boat.tripId)?.takesVehicles ?? true;
  const times = atPortTimes(boat, { withVehicle: search.vehicle !== undefined, takesVehicles });
  if (!times) return {};
  const own = { ...times, other: undefined, gate: undefined };
  return { atPort: atPortText(own, boat.departure, locale, words.atPort) };
}

function tagsIn(offer: Offer, { tags, words }: RowContext): Pick<OfferRowView, 'tags'> {
  const own = (tags.get(offer) ?? []).map((tag) => words.offer(`tags.${tag}`));
  return own.length > 0 ? { tags: own } : {};
}

/** Names of the vessels in boarding order, without duplicates. */
export const vesselsOf = (
  boats: readonly { readonly tripId: string }[],
  { trips }: { readonly trips: ReadonlyMap<string, { readonly vessel?: string | undefined }> },
): string[] => [...new Set(boats.flatMap(({ tripId }) => trips.get(tripId)?.vessel || []))];

function arrangedOf(boats: readonly SeaLeg[], { locale, network, words }: RowContext) {
  const arranged = boats.flatMap((leg) => arrangedRide(network, scheduledRide(leg)) ?? []);
  const lines = arranged.map((one) => arrangementLine(one, words.arrangement, locale));
  return lines.length > 0 ? { arranged: [...new Set(lines)].join('; ') } : {};
}

/**
 * Delay at the departure and at the arrival, or between the two, with the scheduled times. A
 * journey with equal delays at departure and arrival shows one.
 */
export function lateOf(
  boats: readonly SeaLeg[],
  locale: Locale,
  { realtime }: Pick<RowWords, 'realtime'>,
): Pick<OfferRowView, 'late'> {
  const [first, last] = [boats[0], boats.at(-1)];
  if (!first || !last) return {};
  const delay = { departure: first.delay?.departure ?? 0, arrival: last.delay?.arrival ?? 0 };
  const expected = { departure: first.departure, arrival: last.arrival };
  const late = delayLines(delay, expected, realtime, locale).map((line) => [
    line.delay,
    line.scheduled,
  ]);
  const between = boats.flatMap((boat) =>
    boat.delay ? [boat.delay.departure, boat.delay.arrival] : [],
  );
  const most = Math.max(0, ...between);
  if (late.length === 0 && most > 0) {
    return { late: [[realtime('lateOnTheWay', { duration: formatDuration(most, locale) })]] };
  }
  return late.length > 0 ? { late } : {};
}

/** Texts of the warnings about the boats of a journey, each once. */
export function warningsOf(
  boats: readonly SeaLeg[],
  network: Network,
  { realtime }: Pick<RowWords, 'realtime'>,
): Pick<OfferRowView, 'warnings'> {
  const kinds = boats.flatMap((boat) => boatWarnings(network, boat).map(({ kind }) => kind));
  const warnings = [...new Set(kinds)].map((kind) => realtime(`warnings.${kind}`));
  return warnings.length > 0 ? { warnings } : {};
}

function pricesOf(
  { perPerson, total, vehicleCents }: Offer,
  { locale, search, words: { offer: t } }: RowContext,
) {
  const isParty =
    search.passengers > 1 || search.children !== undefined || search.vehicle !== undefined;
  return {
    ...(perPerson === null ? {} : { price: formatEuros(perPerson, locale) }),
    ...(isParty && total !== null
      ? { total: t('total', { price: formatEuros(total, locale) }) }
      : {}),
    ...(vehicleCents === null ? { vehicle: t('vehicleUnknown') } : {}),
  };
}
