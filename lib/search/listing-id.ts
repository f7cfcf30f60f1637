import type { PlacedKind } from '@/lib/listings/filters';

/** The id of a listing among all that is found. */
export const listingId = (kind: PlacedKind, slug: string): string =>
  `${kind === 'hotels' ? 'hotel' : 'activity'}-${slug}`;
