import 'server-only';
import { type Answer, recordFrom, recordsFrom } from '@/lib/platform/supabase/answer';
import type { DatabaseClient } from '@/lib/platform/supabase/client';

/** A trip of another that a person follows, by its link. */
export interface FollowedTrip {
  readonly id: string;
  readonly token: string;
  readonly title: string;
  readonly mails: boolean;
  readonly pushes: boolean;
}

/** Trips that the person follows for whom `client` acts, the last one first. Source: `followed_trips`. */
export function followedTrips(client: DatabaseClient): Promise<Answer<FollowedTrip[]>> {
  return recordsFrom(
    'followed_trips',
    client.rpc('followed_trips'),
    ({ id, token, title, mails, pushes }): FollowedTrip => ({ id, token, title, mails, pushes }),
  );
}

/** Id of the trip behind a link if it belongs to the person for whom `client` acts, else missing. Source: table `trips`. */
export const ownTripBehind = (client: DatabaseClient, token: string): Promise<Answer<string>> =>
  recordFrom(
    'trips',
    client.from('trips').select('id').eq('share_token', token).maybeSingle(),
    (row: { id: string } | null) => row?.id ?? '',
  );
