import 'server-only';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import type { Trip } from '@/lib/trips/saved-trips/types';
import { carriesMails } from './carrier';
import { findingsOf } from './findings';
import { sendsPushes } from './push-service';
import type { Finding, WatchedTrip } from './types';

/** Changes of a trip's boats that are still ahead, by the sources as they are now. */
export const tripFindings = (trip: WatchedTrip): readonly Finding[] =>
  findingsOf(trip, { network: liveNetwork(), report: knownReport(), at: Math.floor(now()) });

/** Ways by which a person is told of changes of a trip; undefined for one that the site does not offer. */
export interface ChosenChannels {
  readonly mails: boolean | undefined;
  readonly pushes: boolean | undefined;
}

/**
 * Choices of the owner of a trip, for whom `client` acts. Source: the trip, else the profile, which has
 * those for all trips; off where that cannot be read.
 */
export async function chosenChannels(
  client: DatabaseClient,
  { mails, pushes }: Pick<Trip, 'mails' | 'pushes'>,
): Promise<ChosenChannels> {
  const forAll =
    typeof mails === 'boolean' && typeof pushes === 'boolean'
      ? undefined
      : (await client.from('profiles').select('trip_mails, trip_pushes').maybeSingle()).data;
  return {
    mails: carriesMails() ? (mails ?? forAll?.trip_mails ?? false) : undefined,
    pushes: sendsPushes() ? (pushes ?? forAll?.trip_pushes ?? false) : undefined,
  };
}
