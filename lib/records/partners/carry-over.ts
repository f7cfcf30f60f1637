import { isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { PartnerSearch, Somewhere } from './types';

/** Partners ask for a word or two; a longer text was not typed by a person. */
const longest = 120;

/** Cleans a foreign text for an address: one line, no control characters, limited in length. */
export function plainText(text: string | undefined): string {
  const line = (text ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return [...line].slice(0, longest).join('').toWellFormed();
}

/** `Plaka, Milos, Greece`: islands by their English names, which every partner knows. */
export function placeWords({ island, place }: Somewhere): string {
  const name = islandBySlug(island).name.en;
  const words = plainText(place);
  const known = words === '' || words.toLowerCase() === name.toLowerCase();
  return known ? `${name}, Greece` : `${words}, ${name}, Greece`;
}

/** Valid days of a search: not past, and in order. */
export function usableDates({ dates, today }: PartnerSearch): { from?: IsoDate; to?: IsoDate } {
  const from = dates?.from ?? '';
  const to = dates?.to ?? '';
  if (!isDate(from) || (today && from < today)) return {};
  return isDate(to) && to >= from ? { from, to } : { from };
}

/** Both days, for a search that needs nights. */
export function usableNights(search: PartnerSearch): { from: IsoDate; to: IsoDate } | undefined {
  const { from, to } = usableDates(search);
  return from && to && to > from ? { from, to } : undefined;
}

/** Number of adults if valid, limited to the partner's maximum. */
export function usableGuests({ guests }: PartnerSearch, most: number): number | undefined {
  return guests !== undefined && Number.isInteger(guests) && guests >= 1 && guests <= most
    ? guests
    : undefined;
}

/** The address of a listing by its path at the partner; undefined if that is no plain path. */
export function listingAddress(home: string, path: string | undefined): URL | undefined {
  if (!path || path.includes('..') || !/^[A-Za-z0-9][\w.~/-]{0,119}$/.test(path)) return undefined;
  return new URL(path, home);
}

/** An IATA code in capitals; undefined for anything else. */
export function airportCode(code: string | undefined): string | undefined {
  return code && /^[A-Za-z]{3}$/.test(code) ? code.toUpperCase() : undefined;
}

/** Makes an address with a query, without undefined parameters. */
export function addressOf(
  base: string | URL,
  query: Readonly<Record<string, string | number | undefined>>,
): URL {
  const address = new URL(base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}
