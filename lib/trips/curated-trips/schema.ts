import { z } from 'zod';
import { localizedSchema } from '@/lib/foundation/i18n/localized-schema';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { characters } from '@/lib/records/islands/schema';
import { paces, priorities } from '@/lib/sea/planner/problem/request';
import { vehicles, vesselKinds } from '@/lib/sea/timetable/types';
import { curatedTripSlugs } from '../../foundation/ids/curated-trips';

const text = z.string().trim().min(2);
const localizedText = localizedSchema(text);
const nights = z.int().min(1).max(7);

/** Start and end points of the boats: places of the timetable. */
export const curatedTripGateways = ['piraeus', 'rafina', 'lavrio', 'heraklion'] as const;

/**
 * A curated trip: the advice of somebody who knows the islands, without its boats. Those are searched when it is opened
 * for a date (ADR 52); a written order, day or fare would be wrong a year later.
 */
export const curatedTripSchema = z.strictObject({
  slug: z.enum(curatedTripSlugs),
  name: localizedText,
  /** One sentence, below the name. */
  line: localizedText,
  /** Reason why these islands and their boats go together. */
  why: localizedText,
  forWhom: localizedText,
  notFor: localizedText,
  season: z.strictObject({
    /** 1 is January: the first day of the trip. In each the boats make it work; a test holds that. */
    months: z.array(z.int().min(1).max(12)).min(1),
    /** Reason for these months, and differences in the others. */
    text: localizedText,
  }),
  start: z.enum(curatedTripGateways),
  end: z.enum(curatedTripGateways),
  /** From the first boat to the last, at most. */
  days: z.int().min(3).max(21),
  islands: z
    .array(z.strictObject({ island: z.enum(islandSlugs), nights: z.tuple([nights, nights]) }))
    .min(2)
    .max(6),
  /** Interests used first to fill its days. */
  interests: z.array(z.enum(characters)).max(4),
  pace: z.enum(paces),
  priority: z.enum(priorities),
  /** Promises about every boat of the trip. Part of the search: without boats that keep them, there is no trip. */
  boats: z.strictObject({
    direct: z.literal(true).optional(),
    kinds: z.array(z.enum(vesselKinds)).optional(),
    /** Earliest departure, `HH:MM`. */
    after: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .optional(),
    /** No arrival from 22:00 to 05:00, where it can be helped. */
    noLateArrivals: z.literal(true).optional(),
    /** Each way, first departure to last arrival. */
    maxHours: z.number().min(1).max(24),
  }),
  party: z.strictObject({
    adults: z.int().min(1).max(9),
    children: z.int().min(0).max(8),
    vehicle: z.enum(vehicles).optional(),
  }),
});

export type CuratedTrip = z.infer<typeof curatedTripSchema>;
