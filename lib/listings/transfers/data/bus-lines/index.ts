import type { BusLine } from '../../schema';
import { centreLines } from './centre';
import { northAndWestLines } from './north-west';
import { southLines } from './south';

/** The main lines of public buses, island by island. */
export const busLines: readonly BusLine[] = [...centreLines, ...southLines, ...northAndWestLines];
