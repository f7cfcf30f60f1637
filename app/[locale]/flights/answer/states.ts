import type { FlightsState } from '@/components/flights/types';
import { byAirAlone, compareFerryOrFlight } from '@/lib/booking/ferry-or-flight/operation';
import {
  asksForFlights,
  readFlights,
  soldDays,
  writtenFlights,
} from '@/lib/booking/flights/search';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { today } from '@/lib/foundation/time/athens';
import { addDays } from '@/lib/foundation/time/days';
import { explainInForm } from '@/lib/platform/operations/refusal';
import { partnerLink } from '@/lib/records/partners/link';
import { partnersFor } from '@/lib/records/partners/register';

/** Result of the flight form: partners that sell the flights, or the errors of each field. */
export function flightState(query: RawQuery, locale: Locale): Pick<FlightsState, 'flights'> {
  if (!asksForFlights(query)) return {};
  const day = today();
  const reading = readFlights(query, { today: day, last: addDays(day, soldDays) });
  const values = writtenFlights(query);
  if (!reading.ok) return { flights: { values, faults: reading.faults } };
  const { from, to, out, back, adults } = reading.question;
  const links = partnersFor('flight').map((id) =>
    partnerLink(id, {
      kind: 'flight',
      locale,
      from,
      to,
      dates: { from: out, ...(back ? { to: back } : {}) },
      guests: adults,
      today: day,
    }),
  );
  return { flights: { values, faults: {}, found: { ...reading.question, links } } };
}

/** Result of the comparison form, from the operation. */
export async function comparisonState(
  query: RawQuery,
  headers: Headers,
  locale: Locale,
): Promise<Pick<FlightsState, 'comparison'>> {
  if (!('island' in query) && !('date' in query)) return {};
  const values = {
    island: firstValue(query.island)?.trim().toLowerCase().slice(0, 40) ?? '',
    date: firstValue(query.date)?.trim().slice(0, 40) ?? '',
  };
  const outcome = await compareFerryOrFlight.run(query, { headers });
  if (outcome.state === 'ok') return { comparison: { values, errors: {}, result: outcome.result } };
  const isBeyond =
    outcome.state === 'faults' && outcome.faults.every(({ fault }) => fault === 'not-published');
  const byAir = isBeyond ? byAirAlone(query) : undefined;
  if (byAir) return { comparison: { values, errors: {}, result: byAir } };
  const reason = await explainInForm(compareFerryOrFlight, outcome, query, locale);
  return { comparison: { values, ...reason } };
}
