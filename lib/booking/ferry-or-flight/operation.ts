import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { formatDate } from '@/lib/foundation/i18n/format';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Operation } from '@/lib/platform/operations/operation';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import type { FeedInfo } from '@/lib/sea/timetable/types';
import { answerComparison, type CompareAnswer, compareAnswer } from './answer';
import { type FerryOrFlight, ferryOrFlight } from './compare';

/**
 * Possible errors of a query. Their texts are in messages/<locale>/flights.json under `errors`.
 */
const compareFaults = [
  'missing-island',
  'unknown-island',
  'missing-date',
  'not-a-date',
  'past',
  'not-published',
] as const;
type CompareFault = (typeof compareFaults)[number];

const compareParameters = z.object({
  island: z
    .enum(islandSlugs, { error: 'unknown-island' satisfies CompareFault })
    .meta({ description: 'Slug of the island: `naxos`.' }),
  date: z.iso
    .date({ error: 'not-a-date' satisfies CompareFault })
    .meta({ description: 'Day of travel, in Athens time.', format: 'date' }),
});

interface CompareFieldFault {
  readonly field: 'island' | 'date';
  readonly fault: CompareFault;
}

type CompareReading =
  | { readonly ok: true; readonly question: z.infer<typeof compareParameters> }
  | { readonly ok: false; readonly faults: readonly CompareFieldFault[] };

/**
 * Reads the query of an address; every error names its field.
 *
 * @param published days of the timetable; without them, later days are accepted
 */
export function readComparison(
  query: RawQuery,
  today: IsoDate,
  published?: Pick<FeedInfo, 'start' | 'end'>,
): CompareReading {
  const values = {
    island: firstValue(query.island)?.trim().toLowerCase() ?? '',
    date: firstValue(query.date)?.trim() ?? '',
  };
  const parsed = compareParameters.safeParse(values);
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  const faults: CompareFieldFault[] = [];
  if (wrong.has('island')) {
    faults.push({ field: 'island', fault: values.island ? 'unknown-island' : 'missing-island' });
  }
  if (wrong.has('date')) {
    faults.push({ field: 'date', fault: values.date ? 'not-a-date' : 'missing-date' });
  } else if (values.date < today) faults.push({ field: 'date', fault: 'past' });
  else if (published && (values.date < published.start || values.date > published.end)) {
    faults.push({ field: 'date', fault: 'not-published' });
  }
  return parsed.success && faults.length === 0
    ? { ok: true, question: parsed.data }
    : { ok: false, faults };
}

/** Three crossings, one from each port of Athens. */
const searches = 3;

/**
 * Compares flight and boat from the centre of Athens to the main town, for the page of flights and
 * the API.
 */
export const compareFerryOrFlight: Operation<FerryOrFlight, CompareFieldFault, CompareAnswer> = {
  name: 'compareFlyOrSail',
  summary: 'Compare flight and ferry to an island, door to door',
  description:
    'Call it for “fly or ferry” to one island on a day. Journey from Syntagma in Athens to the main town of an island, part by part, with minutes and prices: by air, by the boat that arrives first and by the cheapest boat of the day. Flight times of day are not known; air fares, waiting times and some land transport are estimates and marked as such. For an island without an airport: which airports to use, and the onward boats.',
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
 * timetable of days. The page adds that there are no boats to compare with. Undefined for a query
 * with another error.
 */
export function byAirAlone(query: RawQuery): FerryOrFlight | undefined {
  const at = Math.floor(now());
  const reading = readComparison(query, athensDate(at));
  return reading.ok ? ferryOrFlight(liveNetwork(), reading.question, at) : undefined;
}
