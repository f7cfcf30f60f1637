import { z } from 'zod';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { FeedInfo } from '@/lib/sea/timetable/types';

/**
 * Possible faults of a question. Their texts are in messages/<locale>/flights.json under `errors`.
 */
export const compareFaults = [
  'missing-island',
  'unknown-island',
  'missing-date',
  'not-a-date',
  'past',
  'not-published',
] as const;
export type CompareFault = (typeof compareFaults)[number];

export const compareParameters = z.object({
  island: z
    .enum(islandSlugs, { error: 'unknown-island' satisfies CompareFault })
    .meta({ description: 'Island, by its slug: `naxos`.' }),
  date: z.iso
    .date({ error: 'not-a-date' satisfies CompareFault })
    .meta({ description: 'Day of travel, in Athens time.', format: 'date' }),
});

export interface CompareFieldFault {
  readonly field: 'island' | 'date';
  readonly fault: CompareFault;
}

export type CompareReading =
  | { readonly ok: true; readonly question: z.infer<typeof compareParameters> }
  | { readonly ok: false; readonly faults: readonly CompareFieldFault[] };

/**
 * Reads the question from the parameters of an address; every fault names its field.
 *
 * @param published days of the timetable; without them, later days are accepted
 */
export function readComparison(
  query: RawQuery,
  today: IsoDate,
  published?: Pick<FeedInfo, 'start' | 'end'>,
): CompareReading {
  const asked = {
    island: firstValue(query.island)?.trim().toLowerCase() ?? '',
    date: firstValue(query.date)?.trim() ?? '',
  };
  const parsed = compareParameters.safeParse(asked);
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  const faults: CompareFieldFault[] = [];
  if (wrong.has('island')) {
    faults.push({ field: 'island', fault: asked.island ? 'unknown-island' : 'missing-island' });
  }
  if (wrong.has('date')) {
    faults.push({ field: 'date', fault: asked.date ? 'not-a-date' : 'missing-date' });
  } else if (asked.date < today) faults.push({ field: 'date', fault: 'past' });
  else if (published && (asked.date < published.start || asked.date > published.end)) {
    faults.push({ field: 'date', fault: 'not-published' });
  }
  return parsed.success && faults.length === 0
    ? { ok: true, question: parsed.data }
    : { ok: false, faults };
}
