import { z } from 'zod';
import type { ListingKind } from '@/lib/booking/listings/filters';
import { routes } from '@/lib/platform/routes/register';
import { type ListedKind, listingKey } from './entry-listing';
import { fault, listingSlug } from './fields';
import { listingKindOf } from './limits';

/** Reference to a listing: the kind of its trip entry, and its slug. */
export interface ListingReference {
  readonly kind: ListedKind;
  readonly slug: string;
}

const listedKinds = Object.keys(listingKindOf) as [ListedKind, ...ListedKind[]];
const reference = z.object({ kind: z.enum(listedKinds), slug: listingSlug.unwrap().unwrap() });

/** A listing in addresses and forms: `activity/milos-walk-on-sarakiniko`. */
export const listingReference = z.string().transform((text, context): ListingReference => {
  const [kind, slug, ...more] = text.split('/');
  const read = reference.safeParse({ kind, slug });
  if (read.success && more.length === 0) return read.data;
  context.addIssue({ code: 'custom', message: fault('listingMissing') });
  return z.NEVER;
});

/** Site path of the page that puts a listing into a trip. */
export function addToTripAddress(kind: ListingKind, slug: string): string {
  const [entryKind] = listedKinds.filter((one) => listingKindOf[one] === kind);
  return `${routes.addToTrip}?listing=${listingKey(entryKind ?? 'hotel', slug)}`;
}
