import 'server-only';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import type { Trip } from '@/lib/trips/saved-trips/types';
import { carriesMails } from './carrier';
import { findingsOf } from './findings';
import type { Finding, WatchedTrip } from './types';

/** What has changed for the boats of a trip that are ahead, by the sources as they are now. */
export const tripFindings = (trip: WatchedTrip): readonly Finding[] =>
  findingsOf(trip, { network: liveNetwork(), report: knownReport(), at: Math.floor(now()) });

/**
 * Whether the owner of a trip, for whom `client` acts, is told of changes by mail; undefined where
 * nobody carries mails. Source: the trip, else `profiles.trip_mails`; off where that cannot be read.
 */
export async function chosenMails(
  client: DatabaseClient,
  { mails }: Pick<Trip, 'mails'>,
): Promise<boolean | undefined> {
  if (!carriesMails()) return undefined;
  if (typeof mails === 'boolean') return mails;
  const { data } = await client.from('profiles').select('trip_mails').maybeSingle();
  return data?.trip_mails ?? false;
}
