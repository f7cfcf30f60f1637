import type { Locale, Localized } from '@/lib/foundation/i18n/locales';

/**
 * Airports at which a trip can begin and end, those the planner knows a way to a port from: IATA code,
 * names.
 */
const records = [
  ['ATH', { en: 'Athens', el: 'Αθήνα' }],
  ['HER', { en: 'Heraklion', el: 'Ηράκλειο' }],
  ['JMK', { en: 'Mykonos', el: 'Μύκονος' }],
  ['JNX', { en: 'Naxos', el: 'Νάξος' }],
  ['JSY', { en: 'Syros', el: 'Σύρος' }],
  ['JTR', { en: 'Santorini', el: 'Σαντορίνη' }],
  ['MLO', { en: 'Milos', el: 'Μήλος' }],
  ['PAS', { en: 'Paros', el: 'Πάρος' }],
] as const satisfies readonly (readonly [string, Localized])[];

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
    .map(([code, name]) => ({ code, name: name[locale] }))
    .sort((a, b) => place(a.code) - place(b.code) || compare(a.name, b.name));
}
