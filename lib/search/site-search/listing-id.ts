import type { PlacedKind } from '@/lib/booking/listings/filters';

/** Id of a listing among all search results. */
export const listingId = (kind: PlacedKind, slug: string): string =>
  `${kind === 'hotels' ? 'hotel' : 'activity'}-${slug}`;
