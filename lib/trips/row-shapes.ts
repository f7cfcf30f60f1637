import { z } from 'zod';
import { islandSlugs } from '@/lib/islands/slugs';
import { vehicles } from '@/lib/timetable/types';
import { entryKinds } from './types';

/* What the database answers, checked before it is believed. */

/**
 * The API writes instants as `2027-07-05T04:30:00+00:00`, the database itself as `2027-07-05 04:30:00+00`.
 * Ours are in UTC.
 */
const instant = z
  .string()
  .transform((moment) => moment.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((moment) => new Date(moment).toISOString());
const island = z.enum(islandSlugs);
const stopRow = z.object({
  id: z.string(),
  position: z.int(),
  island,
  nights: z.int(),
  note: z.string(),
});
const dayRow = z.object({ stop_id: z.string(), day_offset: z.int(), note: z.string() });
const legRow = z.object({
  position: z.int(),
  sequence: z.int(),
  from_port: z.string(),
  to_port: z.string(),
  departs_at: instant,
  arrives_at: instant,
  operator: z.string(),
  vessel: z.string(),
  cents: z.int().nullable(),
  sailing: z.string().nullable(),
  is_typical: z.boolean(),
});
const entryRow = z.object({
  stop_id: z.string(),
  day_offset: z.int().nullable(),
  position: z.int(),
  kind: z.enum(entryKinds),
  title: z.string(),
  note: z.string(),
  url: z.string().nullable(),
  cents: z.int().nullable(),
});

/** What is told to whoever has a link. */
export const sharedDocument = z.object({
  title: z.string(),
  start_date: z.string().nullable(),
  adults: z.int(),
  children: z.int(),
  vehicle: z.enum(vehicles).nullable(),
  start_gateway: z.string().nullable(),
  end_gateway: z.string().nullable(),
  updated_at: instant,
  stops: z.array(stopRow),
  days: z.array(dayRow),
  legs: z.array(legRow),
  entries: z.array(entryRow),
});

const ownColumns = {
  id: z.string(),
  private_notes: z.string(),
  plan_query: z.string().nullable(),
  version: z.int(),
  share_token: z.string().nullable(),
  calendar_token: z.string().nullable(),
  archived_at: instant.nullable(),
  deleted_at: instant.nullable(),
  created_at: instant,
};

export const tripRow = sharedDocument
  .omit({ stops: true, days: true, legs: true, entries: true })
  .extend({
    ...ownColumns,
    trip_stops: z.array(stopRow),
    trip_days: z.array(dayRow),
    trip_legs: z.array(legRow),
    trip_entries: z.array(entryRow),
  });

export const summaryRow = z.object({
  id: z.string(),
  title: z.string(),
  start_date: z.string().nullable(),
  version: z.int(),
  share_token: z.string().nullable(),
  archived_at: instant.nullable(),
  deleted_at: instant.nullable(),
  updated_at: instant,
  trip_stops: z.array(z.object({ position: z.int(), island, nights: z.int() })),
  trip_legs: z.array(
    legRow.pick({ position: true, sequence: true, departs_at: true, arrives_at: true }),
  ),
});

export type SharedDocument = z.output<typeof sharedDocument>;
