import { z } from 'zod';
import { instantSchema as instant } from '@/lib/supabase/instant';
import { inOrder, sharedFields, tripDocument } from './schema';

/* Data from the database beside the document of a trip, validated before use. */

/** Data about a trip outside its document. */
export const about = z.object({
  id: z.string(),
  /** Counts saves; a save names the version it was made from. */
  version: z.int(),
  archivedAt: instant.nullable(),
  deletedAt: instant.nullable(),
  updatedAt: instant,
});

/** Columns of {@link storedTrip}, in the words of the Data API. */
export const tripColumns =
  'id, version, shareToken:share_token, calendarToken:calendar_token, archivedAt:archived_at, deletedAt:deleted_at, createdAt:created_at, updatedAt:updated_at, document';

/** A trip of its owner, from a row of `trips`. */
export const storedTrip = about
  .extend({
    shareToken: z.string().nullable(),
    calendarToken: z.string().nullable(),
    createdAt: instant,
    document: tripDocument,
  })
  .transform(({ document, ...rest }) => ({ ...document, ...rest }));

/** A trip visible through a link: the result of shared_trip() and calendar_trip(). */
export const sharedTrip = sharedFields.extend({ updatedAt: instant }).overwrite(inOrder);
