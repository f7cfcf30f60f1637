import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { journeyQuery } from './boats-form';
import { date, fault, whole } from './fields';
import { tripLimits } from './limits';
import { listingReference } from './listing-reference';
import { tokenPattern, tripDocument, tripTitle } from './schema';
import type { TripDocument } from './types';

/* Data of submitted forms: texts by name. */

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Schema of a form field that holds a whole trip as JSON. Errors name the part concerned: `title`,
 * `entries.3.url`, or `document` for the whole.
 */
const documentText = z
  .string(fault('documentInvalid'))
  .refine((json) => bytesOf(json) <= tripLimits.documentBytes, fault('tripTooLong'))
  .transform((json): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      return undefined;
    }
  });

/** Reads the text of a document; the schemas below call it, so that each fault keeps its place. */
function readDocument(json: string, context: z.core.$RefinementCtx<unknown>): TripDocument {
  const parsed = documentText.pipe(tripDocument).safeParse(json);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const known = /^[a-z]+[A-Za-z]*$/.test(message) ? message : fault('documentInvalid');
    context.addIssue({ code: 'custom', path: [path.join('.') || 'document'], message: known });
  }
  return z.NEVER;
}

const id = z.guid(fault('documentInvalid'));
const version = z
  .string(fault('documentInvalid'))
  .regex(/^\d{1,9}$/, fault('documentInvalid'))
  .transform(Number);
const isOn = z
  .enum(['true', 'false'], fault('documentInvalid'))
  .transform((value) => value === 'true');
const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Islands with nights of a form: `naxos:2,paros:3`. */
const islands = z.string().transform((list, context) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, tripLimits.stops + 1)
    .map((part) => {
      const [island, nights = '1'] = part.split(':');
      const read = z
        .object({
          island: z.enum(islandSlugs, fault('islandUnknown')),
          nights: z.coerce
            .number(fault('nightsInvalid'))
            .pipe(whole(0, tripLimits.nights, 'nightsInvalid')),
        })
        .safeParse({ island, nights });
      if (read.success) return read.data;
      context.addIssue({
        code: 'custom',
        message: read.error.issues[0]?.message ?? fault('islandUnknown'),
      });
      return z.NEVER;
    }),
);

export const createTripForm = z
  .object({
    title: tripTitle,
    startDate: filled(date),
    islands: filled(
      islands.refine((stops) => stops.length <= tripLimits.stops, fault('tooManyStops')),
    ),
    plan: filled(z.string().max(tripLimits.planQuery, fault('planInvalid'))),
    copy: filled(z.string().regex(tokenPattern, fault('copyMissing'))),
    budget: filled(z.string().max(tripLimits.planQuery, fault('budgetInvalid'))),
    document: filled(z.string()),
    listing: filled(listingReference),
    boats: filled(journeyQuery),
    island: filled(z.enum(islandSlugs, fault('islandUnknown'))),
    once: filled(z.guid(fault('documentInvalid'))),
  })
  .transform(({ document, ...form }, context) => ({
    ...form,
    ...(document === undefined ? {} : { document: readDocument(document, context) }),
  }));

export const saveTripForm = z
  .object({ id, version, document: z.string(fault('documentInvalid')) })
  .transform(({ document, ...form }, context) => ({
    ...form,
    document: readDocument(document, context),
  }));

/** Form without JavaScript; its other fields belong to the stops and days of the trip. */
export const plainEditForm = z.looseObject({ id, version });

export const tripIdForm = z.object({ id });
export const renameTripForm = z.object({ id, title: tripTitle });
export const archiveTripForm = z.object({ id, archived: isOn });
export const linkForm = z.object({ id, on: isOn });
