import type { TripDocument } from '@/lib/trips/saved-trips/types';

/** Returns a change that sets fields of the trip. */
export function setFields(fields: Partial<TripDocument>) {
  return (document: TripDocument): TripDocument => ({ ...document, ...fields });
}
