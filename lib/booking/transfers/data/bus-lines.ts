import type { BusLine } from '../schema';
import { centreLines } from './lines-centre';
import { northAndWestLines } from './lines-north-west';
import { southLines } from './lines-south';

/** The main lines of public buses, island by island. */
export const busLines: readonly BusLine[] = [...centreLines, ...southLines, ...northAndWestLines];
