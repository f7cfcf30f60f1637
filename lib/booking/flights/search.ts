import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { airports } from './data/airports';
import { origins } from './data/origins';

/** Possible errors of a flight search. Their messages are in messages/<locale>/flights.json under `errors`. */
export type FlightFault =
  | 'missing-from'
  | 'unknown-from'
  | 'unknown-to'
  | 'same-airport'
  | 'missing-out'
  | 'not-a-date'
  | 'past'
  | 'back-before-out'
  | 'too-far'
  | 'adults-range';

export const flightFields = ['from', 'to', 'out', 'back', 'adults'] as const;
export type FlightField = (typeof flightFields)[number];

export const mostAdults = 8;
/** Days from now until which airlines sell flights. */
export const soldDays = 361;

/** A search of flights as partners take it: airports by IATA code. */
export interface FlightQuestion {
  readonly from: string;
  readonly to: string;
  readonly out: IsoDate;
  readonly back: IsoDate | undefined;
  readonly adults: number;
}

export type FlightReading =
  | { readonly ok: true; readonly question: FlightQuestion }
  | { readonly ok: false; readonly faults: Partial<Record<FlightField, FlightFault>> };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Returns the IATA code from a text: a code, on its own or in brackets, or a city of the list. */
function originOf(text: string): string | undefined {
  const [, code] = /^(?:.*\()?([A-Za-z]{3})\)?$/.exec(text.trim()) ?? [];
  const named = origins.find(({ name }) =>
    Object.values(name).some((one) => plain(one) === plain(text)),
  );
  return named?.iata ?? code?.toUpperCase();
}

/** True if an address contains a flight search. */
export const asksForFlights = (query: RawQuery) => flightFields.some((field) => field in query);

/** Returns the fields as typed, for the form. */
export const writtenFlights = (query: RawQuery): Partial<Record<FlightField, string>> =>
  Object.fromEntries(
    flightFields.flatMap((field) => {
      const value = firstValue(query[field])?.trim().slice(0, 60);
      return value ? [[field, value]] : [];
    }),
  );

function dayFault(date: string, today: IsoDate, last: IsoDate): FlightFault | undefined {
  if (!isDate(date)) return 'not-a-date';
  if (date < today) return 'past';
  return date > last ? 'too-far' : undefined;
}

/**
 * Reads a flight search; every error names its field.
 *
 * @param today in Athens
 * @param last day for which flights are on sale
 */
export function readFlights(
  query: RawQuery,
  { today, last }: { today: IsoDate; last: IsoDate },
): FlightReading {
  const { from = '', to = '', out = '', back = '', adults = '1' } = writtenFlights(query);
  const faults: Partial<Record<FlightField, FlightFault>> = {};
  const origin = originOf(from);
  const target = airports.find(({ iata }) => iata === to.toUpperCase())?.iata;
  if (!origin) faults.from = from ? 'unknown-from' : 'missing-from';
  if (!target) faults.to = 'unknown-to';
  else if (target === origin) faults.to = 'same-airport';
  const outFault = out ? dayFault(out, today, last) : 'missing-out';
  if (outFault) faults.out = outFault;
  const backFault = back ? dayFault(back, today, last) : undefined;
  if (backFault) faults.back = backFault;
  else if (back && !outFault && back < out) faults.back = 'back-before-out';
  const count = /^\d{1,2}$/.test(adults) ? Number(adults) : 0;
  if (count < 1 || count > mostAdults) faults.adults = 'adults-range';
  if (!origin || !target || Object.keys(faults).length > 0) return { ok: false, faults };
  return {
    ok: true,
    question: { from: origin, to: target, out, back: back || undefined, adults: count },
  };
}
