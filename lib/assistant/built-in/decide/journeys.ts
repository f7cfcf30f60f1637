import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { rowsIn } from '../understand/slots';
import { word } from '../understand/text';
import { plain } from '../word/names';
import type { TurnRequest } from './turn-request';

export interface Journey {
  readonly departure: string;
  readonly arrival: string;
  readonly minutes: number;
  readonly transfers: number;
  readonly shownFirst: boolean;
  readonly adultCents: number | null;
  readonly totalCents: number | null;
  readonly legs: readonly {
    readonly kind: string;
    readonly from: string;
    readonly operator?: { readonly name: Localized };
  }[];
}

export interface Sailings {
  readonly label: { readonly isTypical: boolean; readonly text: string };
  readonly passengers: number;
  readonly children: number;
  readonly vehicle: string | null;
  readonly crossings: readonly {
    readonly from: { readonly id: string };
    readonly to: { readonly id: string };
    readonly date: string;
    readonly found: number;
    readonly nearestDays: { readonly before: string | null; readonly after: string | null } | null;
    readonly journeys: readonly Journey[];
  }[];
  readonly ports?: Readonly<Record<string, { readonly name: Localized }>>;
  readonly pages: Readonly<Record<string, string>>;
}

export const clockOf = (instant: string) => instant.slice(11, 16);

/** Boats that a message singles out, such as `last` or `price`; `not the fastest` names none. */
export const ranksIn = (text: string): string[] =>
  rowsIn('rank').flatMap(([value, pattern]) =>
    word(`(?<!not (?:the )?|οχι (?:το )?)(?:${pattern})`).test(text) ? [value] : [],
  );

/** Names the boat of the day that the message singles out: the first, the last, the cheapest. */
export function rankLine({ turn, t }: TurnRequest, journeys: readonly Journey[]): string {
  const [rank] = ranksIn(turn.text);
  const direct = journeys.filter(({ transfers }) => transfers === 0);
  const all = direct.length > 0 && (rank === 'first' || rank === 'last') ? direct : journeys;
  const least: Readonly<Record<string, (one: Journey) => string | number>> = {
    first: ({ departure }) => departure,
    last: ({ departure }) => departure,
    arrival: ({ arrival }) => arrival,
    price: ({ adultCents }) => adultCents ?? Number.POSITIVE_INFINITY,
    duration: ({ minutes }) => minutes,
  };
  const by = rank ? least[rank] : undefined;
  if (!rank || !by) return '';
  const sorted = all.toSorted((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
  const boat = rank === 'last' ? sorted.at(-1) : sorted[0];
  if (!boat) return '';
  return t(`ferry.rank.${rank as 'first'}`, {
    departure: clockOf(boat.departure),
    arrival: clockOf(boat.arrival),
  });
}

/** One journey in a line, with the fare of one adult or of the whole party. */
export function journeyLine(
  { departure, arrival, minutes, transfers, adultCents, totalCents, legs }: Journey,
  { t, locale }: TurnRequest,
  isParty = false,
): string {
  const cents = isParty ? totalCents : adultCents;
  const by = legs.flatMap(({ operator }) => (operator ? [plain(operator.name[locale])] : []));
  return [
    `- **${clockOf(departure)}–${clockOf(arrival)}**`,
    formatDuration(minutes, locale),
    transfers > 0 ? t('ferry.changes', { count: transfers }) : '',
    cents === null ? t('ferry.noFare') : formatEuros(cents, locale),
    [...new Set(by)].join(', '),
  ]
    .filter(Boolean)
    .join(', ');
}
