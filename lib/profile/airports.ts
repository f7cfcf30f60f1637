import type { Locale } from '@/lib/i18n/locales';

/**
 * Airports at which a trip can begin and end, those the planner knows a way to a port from: IATA code,
 * English name, Greek name.
 */
const records = [
  ['ATH', 'Athens', 'Αθήνα'],
  ['HER', 'Heraklion', 'Ηράκλειο'],
  ['JMK', 'Mykonos', 'Μύκονος'],
  ['JNX', 'Naxos', 'Νάξος'],
  ['JSY', 'Syros', 'Σύρος'],
  ['JTR', 'Santorini', 'Σαντορίνη'],
  ['MLO', 'Milos', 'Μήλος'],
  ['PAS', 'Paros', 'Πάρος'],
] as const satisfies readonly (readonly [string, string, string])[];

export type AirportCode = (typeof records)[number][0];

export const airportCodes: readonly AirportCode[] = records.map(([code]) => code);

/** True for the code of an airport in the list. */
export function isAirportCode(code: unknown): code is AirportCode {
  return airportCodes.includes(code as AirportCode);
}

/** All airports, named in a language and in its alphabetical order; Athens comes first. */
export function airportsByName(locale: Locale): { code: AirportCode; name: string }[] {
  const { compare } = new Intl.Collator(locale);
  const place = (code: AirportCode) => (code === 'ATH' ? 0 : 1);
  return records
    .map(([code, en, el]) => ({ code, name: locale === 'el' ? el : en }))
    .sort((a, b) => place(a.code) - place(b.code) || compare(a.name, b.name));
}
