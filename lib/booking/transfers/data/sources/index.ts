import type { TransferSource } from '../../schema';
import { centre } from './centre';
import { mainlandAndSantorini } from './mainland-santorini';
import { northAndWest } from './north-west';
import { southAndSmall } from './south-small';

/** Date of the last review of the records of connections and bus lines (ISO). */
export const transfersCheckedOn = '2026-11-22';

/** Sources by id. Several were read as stored copies; `of` is the year of the facts in them. */
export const transferSources = {
  ...mainlandAndSantorini,
  ...centre,
  ...northAndWest,
  ...southAndSmall,
} as const satisfies Record<string, TransferSource>;

export type TransferSourceId = keyof typeof transferSources;
