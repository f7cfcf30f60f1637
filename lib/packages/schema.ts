import { z } from 'zod';
import { characters } from '@/lib/islands/schema';
import { islandSlugs } from '@/lib/islands/slugs';
import { paces, priorities } from '@/lib/planner/solver/request';
import { vehicles, vesselKinds } from '@/lib/timetable/types';
import { packageSlugs } from './slugs';

const text = z.string().trim().min(2);
const bilingual = z.strictObject({ en: text, el: text });
const nights = z.int().min(1).max(7);

/** Where boats begin and end: places of the timetable. */
export const packageGateways = ['piraeus', 'rafina', 'lavrio', 'heraklion'] as const;

/**
 * A curated trip: what somebody who knows the islands advises, and nothing of its boats. Those are looked for when it
 * is opened for a date (ADR 52); an order, a day or a fare that is written here would be fiction the year after.
 */
export const packageSchema = z.strictObject({
  slug: z.enum(packageSlugs),
  name: bilingual,
  /** One sentence, below the name. */
  line: bilingual,
  /** Why these islands go together, and what the boats have to do with it. */
  why: bilingual,
  forWhom: bilingual,
  notFor: bilingual,
  season: z.strictObject({
    /** 1 is January: the first day of the trip. In each the boats make it work; a test holds that. */
    months: z.array(z.int().min(1).max(12)).min(1),
    /** Why these months, and what is different in the others. */
    text: bilingual,
  }),
  start: z.enum(packageGateways),
  end: z.enum(packageGateways),
  /** From the first boat to the last, at most. */
  days: z.int().min(3).max(21),
  islands: z
    .array(z.strictObject({ island: z.enum(islandSlugs), nights: z.tuple([nights, nights]) }))
    .min(2)
    .max(6),
  /** What its days are filled with first. */
  interests: z.array(z.enum(characters)).max(4),
  pace: z.enum(paces),
  priority: z.enum(priorities),
  /** What the trip promises of every boat. Part of the search: where no boat keeps it, there is no trip. */
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

export type TripPackage = z.infer<typeof packageSchema>;
