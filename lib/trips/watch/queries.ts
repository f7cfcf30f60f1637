import 'server-only';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import type { Trip } from '@/lib/trips/saved-trips/types';
import { carriesMails } from './carrier';
import { findingsOf } from './findings';
import type { Finding, WatchedTrip } from './types';

/** Changes of a trip's boats that are still ahead, by the sources as they are now. */
export const tripFindings = (trip: WatchedTrip): readonly Finding[] =>
  findingsOf(trip, { network: liveNetwork(), report: knownReport(), at: Math.floor(now()) });

/**
 * True if the owner of a trip, for whom `client` acts, gets mails about changes; undefined if the site
 * sends none. Source: the trip, else `profiles.trip_mails`; off where that cannot be read.
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
