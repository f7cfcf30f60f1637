import { z } from 'zod';
import { instantSchema as instant } from '@/lib/platform/supabase/instant';
import { isWebAddress } from './fields';
import { inOrder, sharedFields, tripDocument } from './schema';

/* Data from the database beside the document of a trip, validated before use. */

/**
 * A document without links that no browser can open: the database only checks their beginning, and
 * one of them must not make a whole trip unreadable.
 */
function withoutBrokenLinks(document: unknown): unknown {
  if (!isRecord(document) || !Array.isArray(document.entries)) return document;
  const entries = document.entries.map((entry: unknown) =>
    isRecord(entry) && typeof entry.url === 'string' && !isWebAddress(entry.url)
      ? { ...entry, url: null }
      : entry,
  );
  return { ...document, entries };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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
  'id, version, shareToken:share_token, calendarToken:calendar_token, mails, pushes, undoVersion:before_way->version, archivedAt:archived_at, deletedAt:deleted_at, createdAt:created_at, updatedAt:edited_at, document';

/** A trip of its owner, from a row of `trips`. */
export const storedTrip = about
  .extend({
    shareToken: z.string().nullable(),
    calendarToken: z.string().nullable(),
    /** True for mails about changes of this trip; null as for all trips of its owner. */
    mails: z.boolean().nullish(),
    /** The same for push messages. */
    pushes: z.boolean().nullish(),
    /** Version that a way on made: as long as it is the stored one, the way can be taken back. */
    undoVersion: z.int().nullish(),
    createdAt: instant,
    document: z.preprocess(withoutBrokenLinks, tripDocument),
  })
  .transform(({ document, ...rest }) => ({ ...document, ...rest }));

/** Response of shared_trip() and calendar_trip(): the parts of a trip that a share link shows. */
export const sharedTrip = z.preprocess(
  withoutBrokenLinks,
  sharedFields.extend({ updatedAt: instant }).overwrite(inOrder),
);
