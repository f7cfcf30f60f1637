import 'server-only';
import { getTranslations } from 'next-intl/server';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { formatDate } from '@/lib/foundation/i18n/format';
import { athensDate } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { Operation } from '@/lib/platform/operations/operation';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import { answerComparison } from './answer';
import { type CompareAnswer, compareAnswer } from './answer-schema';
import { type FerryOrFlight, ferryOrFlight } from './compare';
import { type CompareFieldFault, compareParameters, readComparison } from './parameters';

/** Three crossings, one from each port of Athens. */
const searches = 3;

/**
 * Compares flight and boat from the centre of Athens to the main town, for the page of flights and
 * the API.
 */
export const compareFerryOrFlight: Operation<FerryOrFlight, CompareFieldFault, CompareAnswer> = {
  name: 'compareFlyOrSail',
  summary: 'Flying and sailing to an island compared, door to door',
  description:
    'From Syntagma in Athens to the main town of an island, part by part, with minutes and prices: by air, and by the boat that arrives first and the cheapest boat of the day. Flight times of day are not known; air fares, waiting times and some land transport are estimates and marked as such. For an island without an airport: where to land, and which boats go on from there.',
  input: compareParameters,
  answer: compareAnswer,

  async run(query, { headers }) {
    const seconds = await secondsToWait('ferry-search', headers, searches);
    if (seconds > 0) return { state: 'wait', seconds };
    const at = Math.floor(now());
    const network = liveNetwork();
    const reading = readComparison(query, athensDate(at), network.info);
    if (!reading.ok) return { state: 'faults', faults: reading.faults };
    return { state: 'ok', result: ferryOrFlight(network, reading.question, at) };
  },

  answerOf: async (result, locale) =>
    answerComparison(result, await timetableText(result.network.info, locale)),

  async explain(faults, _query, locale) {
    const t = await getTranslations({ locale, namespace: 'flights.errors' });
    const { start, end } = ferryNetwork().info;
    const published = { start: formatDate(start, locale), end: formatDate(end, locale) };
    const fields = faults.map(
      ({ field, fault }) => [field, { code: fault, message: t(fault, published) }] as const,
    );
    return { message: t('summary'), fields: Object.fromEntries(fields) };
  },

  async explainWait(seconds, locale) {
    const t = await getTranslations({ locale, namespace: 'flights' });
    return t('tooMany', { seconds });
  },
};

/**
 * Compares without boats, for a day outside the timetable: only the way by air, which has no
 * timetable of days. The page adds that there are no boats to compare with. Undefined where the
 * question has another fault.
 */
export function byAirAlone(query: RawQuery): FerryOrFlight | undefined {
  const at = Math.floor(now());
  const reading = readComparison(query, athensDate(at));
  return reading.ok ? ferryOrFlight(liveNetwork(), reading.question, at) : undefined;
}
