import type { AsOf } from '@/lib/foundation/time/as-of';
import { distinctOrigins } from '@/lib/sea/timetable/engine/fare-origins';
import type { FareOrigin } from '@/lib/sea/timetable/types';
import type { TripSailing } from './types';

/** Origins of the fares of stored boats, each once, estimates last. Empty for boats stored without. */
export const originsOfSailings = (
  sailings: readonly Pick<TripSailing, 'fareBasis' | 'fareAsOf'>[],
): readonly FareOrigin[] =>
  distinctOrigins(
    sailings.map(({ fareBasis: basis, fareAsOf }) =>
      basis && fareAsOf ? { basis, asOf: fareAsOf as AsOf } : null,
    ),
  );
