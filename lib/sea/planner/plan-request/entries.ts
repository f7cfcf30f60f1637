import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensId, placeIdOf } from '@/lib/sea/timetable/place-id';
import { type AirportCode, airportCodes } from '../problem/gateways';
import {
  type Flight,
  type Gateway,
  type IslandWish,
  type LockedLeg,
  usualNights,
} from '../problem/request';
import type { PlanFault } from './parameters';

/*
 * Reads and writes the parts of a plan in an address. Writing and reading a part returns the same
 * part. Readers return a fault for malformed text.
 */

const isAirport = (code: string): code is AirportCode =>
  (airportCodes as readonly string[]).includes(code);

/** Reads a place id or an airport code: `piraeus`, `naxos`, `ATH`. */
export function readGateway(text: string): Gateway {
  return isAirport(text) ? { airport: text } : { place: text };
}

/**
 * Normalizes a gateway typed by a person. Athens becomes its airport, from which all three ports
 * can be reached.
 */
export function gatewayAsWritten(text: string): string {
  if (isAirport(text.toUpperCase())) return text.toUpperCase();
  const id = placeIdOf(text);
  return id === athensId ? 'ATH' : id;
}

/** Normalizes a list of islands typed by a person. Islands without nights get the usual number. */
export function islandsAsWritten(text: string): string {
  return entriesOf(text)
    .map((entry) => {
      const [, written = '', rest = ''] = /^([^?:]*)(.*)$/.exec(entry) ?? [];
      const id = placeIdOf(written);
      const isOpen = isIslandSlug(id) && (rest === '' || rest === '?');
      return `${id}${rest}${isOpen ? `:${usualNights.min}-${usualNights.max}` : ''}`;
    })
    .join(',');
}

export const writeGateway = (gateway: Gateway): string => gateway.airport ?? gateway.place;

const wishPattern = /^([a-z-]{1,40})(\??):(\d{1,4})(?:-(\d{1,4}))?$/;

/**
 * Reads an island with its nights: `naxos:2-4`, `paros:2`, `milos?:1-3`. `?` marks the wish list.
 */
export function readIslandWish(text: string): IslandWish | PlanFault {
  const [slug = ''] = text.split(/[?:]/);
  if (!isIslandSlug(slug)) return 'unknown-island';
  const match = wishPattern.exec(text);
  if (!match) return 'nights-out-of-range';
  const [, , wish, min, max = min] = match;
  return { island: slug, minNights: Number(min), maxNights: Number(max), required: wish !== '?' };
}

export const writeIslandWish = ({ island, minNights, maxNights, required }: IslandWish): string =>
  `${island}${required ? '' : '?'}:${minNights}-${maxNights}`;

/** Reads the airport and departure of a flight: `ATH@2027-07-20T18:30`. */
export function readFlight(text: string): Pick<Flight, 'airport' | 'departure'> | PlanFault {
  const [airport = '', departure = ''] = text.split('@');
  return isAirport(airport) ? { airport, departure } : 'flight-elsewhere';
}

export const writeFlight = ({ airport, departure }: Flight): string => `${airport}@${departure}`;

/**
 * Reads a locked leg: `naxos~paros~2027-07-08~trip~trip`. Trip ids may contain any character, so
 * `~` and `%` are escaped in them.
 */
export function readLock(text: string): LockedLeg | PlanFault {
  const [from = '', to = '', date = '', ...trips] = text.split('~');
  const startsSomewhere = from === 'start' || isIslandSlug(from);
  const endsSomewhere = to === 'end' || isIslandSlug(to);
  if (!startsSomewhere || !endsSomewhere) return 'lock-does-not-match';
  const tripIds = trips.map((id) => id.replaceAll('%7E', '~').replaceAll('%25', '%'));
  return { from, to, date, ...(tripIds.length > 0 ? { tripIds } : {}) };
}

export const writeLock = ({ from, to, date, tripIds = [] }: LockedLeg): string =>
  [from, to, date, ...tripIds.map((id) => id.replaceAll('%', '%25').replaceAll('~', '%7E'))].join(
    '~',
  );

/** Splits a comma-separated list into trimmed, non-empty entries. */
export const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
