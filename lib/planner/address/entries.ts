import { isIslandSlug } from '@/lib/islands/slugs';
import { athensId, placeIdOf } from '@/lib/timetable/place-id';
import { type AirportCode, airportCodes } from '../solver/gateways';
import {
  type Flight,
  type Gateway,
  type IslandWish,
  type LockedLeg,
  usualNights,
} from '../solver/request';
import type { PlanFault } from './parameters';

/*
 * How the parts of a plan are spelled in an address: each is read and written here, and reads back as it
 * was written. A reader that meets nonsense answers with the fault.
 */

const isAirport = (code: string): code is AirportCode =>
  (airportCodes as readonly string[]).includes(code);

/** `piraeus`, `naxos`, `ATH`. */
export function readGateway(text: string): Gateway {
  return isAirport(text) ? { airport: text } : { place: text };
}

/** A gateway as people write it, in the words of an address. Athens is its airport, from which all its ports are reached. */
export function gatewayAsWritten(text: string): string {
  if (isAirport(text.toUpperCase())) return text.toUpperCase();
  const id = placeIdOf(text);
  return id === athensId ? 'ATH' : id;
}

/** A list of islands as people write them, in the words of an address: with the nights that are usual where none are said. */
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

/** `naxos:2-4`, `paros:2`, and with `?` for the wish list. */
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

/** `ATH@2027-07-20T18:30`. */
export function readFlight(text: string): Pick<Flight, 'airport' | 'departure'> | PlanFault {
  const [airport = '', departure = ''] = text.split('@');
  return isAirport(airport) ? { airport, departure } : 'flight-elsewhere';
}

export const writeFlight = ({ airport, departure }: Flight): string => `${airport}@${departure}`;

/** `naxos~paros~2027-07-08~trip~trip`; a feed's ids may hold any sign, the separator too. */
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

/** The entries of a comma-separated list. */
export const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
