import type { Operator, TransferSource } from '@/lib/booking/transfers/schema';
import type { Ride, Way } from '@/lib/booking/transfers/ways';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Shown } from './amount';
import type { OperatorView, RideMore } from './ride-details';
import type { Figure, RideWords } from './ride-words';
import type { RideView, WayView } from './way-strips';

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
    said: [
      `${pattern[locale]}${ownHours}`,
      ...(note ? [note[locale]] : []),
      ...(lacksYear ? [words.t('ride.noYear', { date: formatDate(checkedOn, locale) })] : []),
    ],
    ...sourcesView({ operator, sources, checkedOn }, { words, locale }),
  };
}

interface Told {
  readonly operator: Operator | undefined;
  readonly sources: readonly TransferSource[];
  /** Date of the last check (ISO 8601). */
  readonly checkedOn: string;
}

/** Formats operator and sources. */
export const sourcesView = (
  { operator, sources, checkedOn }: Told,
  { words: { t }, locale }: Words,
): Omit<RideMore, 'said'> => ({
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
