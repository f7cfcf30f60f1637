import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import type { PlaceInTrip } from './add-listing';
import { fault, uuid } from './fields';
import { tripLimits } from './limits';
import { listingReference } from './listing-reference';

const island = z.enum(islandSlugs);
const offset = z.coerce.number().pipe(z.int().min(0).max(tripLimits.nights));

/** A place as `placeName` writes it. */
const place = z.string(fault('placeMissing')).transform((text, context): PlaceInTrip => {
  const [first = '', second] = text.split(':');
  const onIsland = island.safeParse(second);
  if (first === 'island' && onIsland.success) return { island: onIsland.data };
  const stopId = uuid.safeParse(first);
  const day = second === undefined ? undefined : offset.safeParse(second);
  if (stopId.success && day?.success !== false) {
    return { stopId: stopId.data, dayOffset: day?.data ?? null };
  }
  context.addIssue({ code: 'custom', message: fault('placeMissing') });
  return z.NEVER;
});

/** Form that adds a listing to an existing trip. */
export const addListingForm = z.object({
  id: z.guid(fault('documentInvalid')),
  listing: listingReference,
  place,
});
