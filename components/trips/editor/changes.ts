import type { TripDocument } from '@/lib/trips/types';

/** Other values for fields of the trip itself. */
export function setFields(fields: Partial<TripDocument>) {
  return (document: TripDocument): TripDocument => ({ ...document, ...fields });
}
