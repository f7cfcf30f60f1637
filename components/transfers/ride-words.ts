import 'server-only';
import { getTranslations } from 'next-intl/server';
import type {
  Fare,
  Operator,
  Stop,
  Transfer,
  TransferSource,
} from '@/lib/booking/transfers/schema';
import type { Ride, Way } from '@/lib/booking/transfers/ways';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import {
  formatAsOf,
  formatDate,
  formatEuroRange,
  formatNumber,
} from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import type { OperatorView, RideMore, Shown } from './ride-details';
import type { RideView, WayView } from './way-strips';

/** A formatted figure. An estimate of our own is shown with `≈`. */
export interface Figure {
  readonly text: string;
  readonly isEstimate: boolean;
  /** Basis of a price: its month or year, an estimate, or a source without a date. */
  readonly basis?: string;
}

/** Formats distances, durations and prices of connections. */
export async function rideWords(locale: Locale) {
  const t = await getTranslations('transfers');
  const km = (value: number) =>
    formatNumber(value, locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });

  const minutes = (transfer: Pick<Transfer, 'minutes' | 'estimates'>): Figure => ({
    text: formatDurationRange(transfer.minutes, locale),
    isEstimate: transfer.estimates.includes('minutes'),
  });

  const basisOf = ({ asOf, basis }: Fare): string => {
    if (asOf === null) return t('price.undated');
    const date = formatAsOf(asOf, locale);
    return basis === 'estimate' ? t('price.estimate', { date }) : date;
  };

  /** Formats a fare: free, on request, or an amount per person or vehicle with its basis. */
  const price = (fare: Fare | null, kind?: Transfer['kind']): Figure => {
    if (!fare)
      return { text: t(kind === 'private' ? 'price.lodging' : 'price.ask'), isEstimate: false };
    if (fare.basis === 'free') return { text: t('price.free'), isEstimate: false };
    const amount = t(`price.${fare.per}`, {
      amount: formatEuroRange([fare.low, fare.high], locale),
    });
    return {
      text: amount,
      isEstimate: fare.basis === 'estimate',
      basis: basisOf(fare),
    };
  };

  /** Returns the figures of a connection: distance by road, and duration of the fastest ride. */
  const road = ({ rides }: Way): readonly Figure[] => {
    const measured = rides.find(({ transfer }) => transfer.roadKm !== null)?.transfer;
    const [quickest] = rides;
    return [
      ...(measured
        ? [{ text: km(measured.roadKm ?? 0), isEstimate: measured.estimates.includes('roadKm') }]
        : []),
      ...(quickest ? [minutes(quickest.transfer)] : []),
    ];
  };

  /**
   * Returns the short name of a stop. Adds that it is the quay if the other stop has the same name.
   */
  const stopName = ({ kind, name }: Stop, other: Stop): string => {
    if (kind === 'airport') return t('stops.airport');
    const isCalledAlike = bareName(name.en) === bareName(other.name.en);
    const bare = bareName(name[locale]);
    return kind === 'port' && isCalledAlike ? t('stops.quay', { name: bare }) : bare;
  };

  return { t, minutes, price, road, stopName };
}

export type RideWords = Awaited<ReturnType<typeof rideWords>>;

export function shown({ text, isEstimate, basis }: Figure): Shown {
  if (basis) return [text, isEstimate ? 1 : 0, basis];
  return isEstimate ? [text, 1] : text;
}

interface Words {
  readonly words: RideWords;
  readonly locale: Locale;
}

/** Formats a connection; `isFull` adds days, hours, notes and sources of each ride. */
export function wayView(
  way: Way,
  { words, locale, isFull }: Words & { isFull: boolean },
  id?: string,
): WayView {
  return {
    id,
    from: words.stopName(way.from, way.to),
    to: words.stopName(way.to, way.from),
    road: words.road(way).map(shown),
    rides: way.rides.map((ride) => rideView(ride, { words, locale, isFull })),
  };
}

function rideView(ride: Ride, { words, locale, isFull }: Words & { isFull: boolean }): RideView {
  const { transfer } = ride;
  const { kind, runs, price } = transfer;
  return [
    kind,
    words.t(`kinds.${kind}`),
    isFull ? '' : words.t(`runs.${runs}`),
    shown(words.minutes(transfer)),
    shown(words.price(price, kind)),
    isFull ? moreOf(ride, { words, locale }) : undefined,
  ];
}

function moreOf({ transfer, operator, sources }: Ride, { words, locale }: Words): RideMore {
  const { pattern, note, estimates, checkedOn, price } = transfer;
  const ownHours = estimates.includes('pattern') ? ` ${words.t('ride.ownHours')}` : '';
  const lacksYear = price?.basis === 'published' && price.asOf === null;
  return {
    notes: [
      `${pattern[locale]}${ownHours}`,
      ...(note ? [note[locale]] : []),
      ...(lacksYear ? [words.t('ride.noYear', { date: formatDate(checkedOn, locale) })] : []),
    ],
    ...sourcesView({ operator, sources, checkedOn }, { words, locale }),
  };
}

interface Attribution {
  readonly operator: Operator | undefined;
  readonly sources: readonly TransferSource[];
  /** Date of the last check (ISO 8601). */
  readonly checkedOn: string;
}

/** Formats operator and sources. */
export const sourcesView = (
  { operator, sources, checkedOn }: Attribution,
  { words: { t }, locale }: Words,
): Omit<RideMore, 'notes'> => ({
  operator: operator ? operatorView(operator, locale) : null,
  sources: sources.map(({ title, url, of }) => [
    title,
    url,
    of ? t('ride.of', { year: String(of) }) : '',
  ]),
  read: t('ride.sources', { date: formatDate(checkedOn, locale) }),
});

export const operatorView = ({ name, url }: Operator, locale: Locale): OperatorView => [
  name[locale],
  url ?? null,
];
