import type { ComparedPair } from '@/lib/foundation/ids/compared-pairs';
import { islandsOfPair } from '@/lib/foundation/ids/compared-pairs';
import { islandBySlug } from '@/lib/records/islands/queries';
import { pairViews } from './data/views';
import type { PairView } from './types';

/** Day on which the views and the sentences about islands were written (ISO date). */
export const comparedOn = '2026-11-29';

export const viewOf = (pair: ComparedPair): PairView => pairViews[pair];

/** Day of the last change of a comparison: of its view, or of the record of either island. */
export const pairChangedOn = (pair: ComparedPair): string =>
  [comparedOn, ...islandsOfPair(pair).map((slug) => islandBySlug(slug).checkedOn)]
    .toSorted()
    .at(-1) ?? comparedOn;
