import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { type DistanceUnits, type PlaceKind, type Position, placeKinds } from './types';

/*
 * Address of /nearby. Imports nothing large, because the button that reads the position writes such an address in the
 * browser.
 */

/** Allowed distances and the default, kilometres. */
export const withinLimits = { min: 0.5, max: 100, usual: 10 } as const;

export const kmPerMile = 1.609344;

/** The field for the distance, in a person's units; the address that is linked says kilometres. */
export const withinFields = {
  metric: { name: 'within', ...withinLimits },
  imperial: { name: 'miles', min: 0.4, max: 62, usual: 6.2 },
} as const satisfies Record<DistanceUnits, object>;

export const nearbyFaults = {
  island: 'unknown-island',
  at: 'not-a-position',
  within: 'not-a-distance',
  kind: 'unknown-kind',
} as const;

export type NearbyField = keyof typeof nearbyFaults;

export interface NearbyQuery {
  /** Starting point: a position, an island, or none yet. A position takes precedence over an island. */
  readonly at: Position | undefined;
  readonly island: IslandSlug | undefined;
  /** Empty for every kind. */
  readonly kinds: readonly PlaceKind[];
  /** Kilometres; undefined for the usual distance around a position and the whole of an island. */
  readonly within: number | undefined;
}

export interface NearbyReading {
  readonly query: NearbyQuery;
  /** Fields with invalid values, in the order of the page. */
  readonly faults: readonly NearbyField[];
  /** Values as received, to be shown again. */
  readonly typed: { readonly at: string; readonly within: string };
}

/**
 * Reads the query of the address. Invalid values are reported and count as absent. `kind` may be repeated or hold a
 * list with commas. `within` is in kilometres; `miles` is the same in miles, from the form in imperial units, and takes
 * precedence.
 */
export function readNearby(raw: RawQuery): NearbyReading {
  const miles = first(raw.miles);
  const typed = { at: first(raw.at), within: miles || first(raw.within) };
  const island = first(raw.island);
  const at = readPosition(typed.at);
  const within = miles ? readWithin(miles, kmPerMile) : readWithin(typed.within);
  const kinds = allValues(raw.kind)
    .flatMap((value) => value.split(','))
    .map((kind) => kind.trim())
    .filter(Boolean);
  const wrong: Record<NearbyField, boolean> = {
    island: island !== '' && !isIslandSlug(island),
    at: typed.at !== '' && !at,
    within: typed.within !== '' && within === undefined,
    kind: kinds.some((kind) => !isPlaceKind(kind)),
  };
  return {
    query: {
      at,
      island: isIslandSlug(island) ? island : undefined,
      kinds: placeKinds.filter((kind) => kinds.includes(kind)),
      within,
    },
    faults: (Object.keys(nearbyFaults) as NearbyField[]).filter((field) => wrong[field]),
    typed,
  };
}

/** Value of the distance field: the invalid text as typed, or the distance in these units. */
export function shownWithin(
  { query, faults, typed }: NearbyReading,
  units: DistanceUnits,
  locale: Locale,
): string {
  if (faults.includes('within')) return typed.within;
  const { usual } = withinFields[units];
  const format = (distance: number) =>
    formatNumber(distance, locale, { maximumFractionDigits: 2, useGrouping: false });
  if (query.within === undefined) return query.at ? format(usual) : '';
  return format(units === 'imperial' ? query.within / kmPerMile : query.within);
}

/** The query as parameters, in one order; a position leaves the island out. */
export function nearbyParameters(query: NearbyQuery): (readonly [string, string])[] {
  const { at, island, kinds, within } = query;
  const from = at ? (['at', formatPosition(at)] as const) : island && (['island', island] as const);
  return [
    ...(from ? [from] : []),
    ...(kinds.length > 0 ? [['kind', kinds.join(',')] as const] : []),
    ...(within === undefined ? [] : [['within', String(within)] as const]),
  ];
}

/** The address of a query below a page: `/nearby?at=37.1000,25.3700&kind=beach`. */
export function nearbyAddress(path: string, query: NearbyQuery): string {
  const parameters = nearbyParameters(query).map(([name, value]) => `${name}=${value}`);
  // Commas need no escape in a query, and are easier to read without one.
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

/** Four decimals: 11 m, which is as well as a telephone knows where it is. */
export function formatPosition({ lat, lon }: Position): string {
  return `${lat.toFixed(4)},${lon.toFixed(4)}`;
}

const first = (value: RawQuery[string]): string => (firstValue(value) ?? '').slice(0, 60).trim();

const isPlaceKind = (value: string): value is PlaceKind =>
  (placeKinds as readonly string[]).includes(value);

const number = '[+-]?\\d{1,3}(?:\\.\\d{1,12})?';
const positionPattern = new RegExp(`^(${number})\\s*[,;\\s]\\s*(${number})$`);

function readPosition(text: string): Position | undefined {
  const [, lat, lon] = positionPattern.exec(text) ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  const position = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 ? position : undefined;
}

function readWithin(text: string, kmPerUnit = 1): number | undefined {
  // A comma is how Greek writes the decimal point.
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return undefined;
  const km = Math.round(Number(text.replace(',', '.')) * kmPerUnit * 100) / 100;
  return km >= withinLimits.min && km <= withinLimits.max ? km : undefined;
}
