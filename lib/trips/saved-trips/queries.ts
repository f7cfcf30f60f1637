import { minutesPerDay } from '@/lib/foundation/time/days';
import { now, utcIso } from '@/lib/foundation/time/epoch-minutes';
import 'server-only';
import { cache } from 'react';
import { log } from '@/lib/foundation/log';
import { type Answer, recordFrom, recordsFrom } from '@/lib/platform/supabase/answer';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { publicClient } from '@/lib/platform/supabase/public';
import { tokenPattern, uuidPattern } from './schema';
import { sharedTrip, storedTrip, tripColumns } from './stored';
import { type TripSummary, tripSummary } from './summary';
import type { SharedTrip, Trip } from './types';

/** Deleted trips can be brought back this long, days. */
export const keptDeletedDays = 30;

/**
 * Trips of the person for whom `client` acts, including deleted ones, last changed first. Also purges trips deleted
 * more than 30 days ago. Source: list_trips(), under row-level security.
 */
export async function listTrips(client: DatabaseClient): Promise<Answer<TripSummary[]>> {
  const trips = await recordsFrom('list_trips', client.rpc('list_trips'), tripSummary.parse);
  if (trips.state !== 'found') return trips;
  const limit = utcIso(now() - keptDeletedDays * minutesPerDay);
  const isOver = ({ deletedAt }: TripSummary) => deletedAt !== null && deletedAt < limit;
  if (trips.data.some(isOver)) {
    const { error } = await client.from('trips').delete().lt('deleted_at', limit);
    if (error) log.error('write failed', { call: 'trips' }, error);
  }
  return { state: 'found', data: trips.data.filter((trip) => !isOver(trip)) };
}

/**
 * A trip of the person for whom `client` acts. Missing if the id is unknown, the trip is deleted,
 * or it belongs to another person. Source: table `trips`, by row-level security.
 */
export async function readTrip(client: DatabaseClient, id: string): Promise<Answer<Trip>> {
  if (!uuidPattern.test(id)) return { state: 'missing' };
  const query = client
    .from('trips')
    .select(tripColumns)
    .eq('id', id)
    .is('deleted_at', null)
    .maybeSingle();
  return recordFrom('trips', query, storedTrip.parse);
}

/**
 * The trip behind a share link; missing where it is wrong or switched off. Read once for a page and its metadata.
 * Source: shared_trip().
 */
export const readSharedTrip = cache((token: string) => readByToken('shared_trip', token));

/** The trip behind a calendar address; missing where it is wrong or switched off. Source: calendar_trip(). */
export const readCalendarTrip = (token: string) => readByToken('calendar_trip', token);

async function readByToken(
  name: 'shared_trip' | 'calendar_trip',
  token: string,
): Promise<Answer<SharedTrip>> {
  if (!tokenPattern.test(token)) return { state: 'missing' };
  return recordFrom(name, publicClient()?.rpc(name, { token }), sharedTrip.parse);
}
