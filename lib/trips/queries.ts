import 'server-only';
import type { DatabaseClient } from '@/lib/supabase/client';
import { publicClient } from '@/lib/supabase/public';
import {
  sharedTripFromDocument,
  summaryColumns,
  summaryFromRow,
  tripColumns,
  tripFromRow,
} from './rows';
import { tokenPattern, uuidPattern } from './schema';
import type { SharedTrip, Trip, TripSummary } from './types';

/** The answer, or that the backend does not answer. */
export type Answer<Data> = { ok: true; data: Data } | { ok: false; reason: 'unavailable' };

/** Deleted trips can be brought back this long, days. */
export const keptDeletedDays = 30;

/**
 * The trips of whoever `client` acts as, deleted ones too, the last changed first. Trips deleted more than
 * 30 days ago are purged on the way. Source: table `trips`, by row-level security.
 */
export async function listTrips(client: DatabaseClient): Promise<Answer<TripSummary[]>> {
  const { data, error } = await client
    .from('trips')
    .select(summaryColumns)
    .order('updated_at', { ascending: false });
  if (error) return away('trips', error);
  const limit = new Date(Date.now() - keptDeletedDays * 86_400_000).toISOString();
  const trips = data.flatMap((row) => readable(() => summaryFromRow(row)) ?? []);
  const isOver = ({ deletedAt }: TripSummary) => deletedAt !== null && deletedAt < limit;
  if (trips.some(isOver)) {
    const purged = await client.from('trips').delete().lt('deleted_at', limit);
    if (purged.error) away('trips', purged.error);
  }
  return { ok: true, data: trips.filter((trip) => !isOver(trip)) };
}

/**
 * One trip of whoever `client` acts as; null where there is none with this id, it is deleted or another's.
 * Source: table `trips` and its parts, by row-level security.
 */
export async function readTrip(client: DatabaseClient, id: string): Promise<Answer<Trip | null>> {
  if (!uuidPattern.test(id)) return { ok: true, data: null };
  const { data, error } = await client
    .from('trips')
    .select(tripColumns)
    .eq('id', id)
    .is('deleted_at', null)
    .maybeSingle();
  if (error) return away('trips', error);
  return { ok: true, data: data && (readable(() => tripFromRow(data)) ?? null) };
}

/** The trip behind a share link; null where the link is wrong or switched off. Source: shared_trip(). */
export const readSharedTrip = (token: string): Promise<Answer<SharedTrip | null>> =>
  readByToken('shared_trip', token);

/** The trip behind a calendar address; null where it is wrong or switched off. Source: calendar_trip(). */
export const readCalendarTrip = (token: string): Promise<Answer<SharedTrip | null>> =>
  readByToken('calendar_trip', token);

async function readByToken(
  name: 'shared_trip' | 'calendar_trip',
  token: string,
): Promise<Answer<SharedTrip | null>> {
  if (!tokenPattern.test(token)) return { ok: true, data: null };
  const client = publicClient();
  if (!client) return { ok: false, reason: 'unavailable' };
  const { data, error } = await client.rpc(name, { token });
  if (error) return away(name, error);
  if (data === null) return { ok: true, data: null };
  return { ok: true, data: readable(() => sharedTripFromDocument(data)) ?? null };
}

function away(name: string, error: { code: string; message: string }) {
  console.error(`Trips, ${name}:`, error.code, error.message);
  return { ok: false, reason: 'unavailable' } as const;
}

/** A row written past our own checks, such as one with an island we do not know, is as good as none. */
function readable<Data>(read: () => Data): Data | undefined {
  try {
    return read();
  } catch (error) {
    console.error('Trips, unreadable row:', error instanceof Error ? error.message : error);
    return undefined;
  }
}
