import type { Projection } from '@/lib/foundation/geo/projection';
import table from './route-sheets.generated.json' with { type: 'json' };

/** Sea and land without border or furniture, for windows around journeys. Lengths are pixels. */
export interface RouteSheet {
  readonly id: string;
  /** Address of the artwork below the site's root. */
  readonly file: string;
  readonly projection: Projection;
  readonly width: number;
  readonly height: number;
}

/** The finest scale first; the last one holds the whole sea. */
export const routeSheets: readonly RouteSheet[] = table;
