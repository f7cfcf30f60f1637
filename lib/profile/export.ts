import type { Database } from '@/lib/supabase/database.types';
import type { Preferences } from './types';

type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];

export interface TripWithParts extends Row<'trips'> {
  trip_stops: Row<'trip_stops'>[];
  trip_days: Row<'trip_days'>[];
  trip_legs: Row<'trip_legs'>[];
  trip_entries: Row<'trip_entries'>[];
}

interface ServiceAccount {
  id: string;
  email?: string | undefined;
  created_at: string;
  last_sign_in_at?: string | undefined;
  user_metadata: Record<string, unknown>;
}

export interface AccountExport {
  format: 'cyclades-compass-account';
  /** Raised when a field changes its name or meaning; a new field does not raise it. */
  version: 1;
  /** ISO instant. */
  exportedAt: string;
  account: {
    id: string;
    email: string;
    createdAt: string;
    lastSignInAt: string | null;
    /** Name, display name and whatever else the auth service keeps. */
    metadata: Record<string, unknown>;
    picture: string | null;
  };
  /** Null for a person who has chosen nothing yet. */
  preferences: Preferences | null;
  trips: object[];
}

/** Ids of the owner and of the trip stand once, at the top: not again in every part. */
function withoutOwner(part: object): object {
  const { user_id: _owner, trip_id: _trip, ...rest } = part as Record<string, unknown>;
  return rest;
}

/**
 * What a person takes along: account, preferences and trips with all their parts, deleted trips that can
 * still be brought back included. Instants are ISO, money is euro cents, as in the tables.
 */
export function accountExport(
  user: ServiceAccount,
  preferences: Preferences | null,
  trips: readonly TripWithParts[],
  exportedAt: string,
): AccountExport {
  const { avatar_url: picture, ...metadata } = user.user_metadata;
  return {
    format: 'cyclades-compass-account',
    version: 1,
    exportedAt,
    account: {
      id: user.id,
      email: user.email ?? '',
      createdAt: user.created_at,
      lastSignInAt: user.last_sign_in_at ?? null,
      metadata,
      picture: typeof picture === 'string' ? picture : null,
    },
    preferences,
    trips: trips.map((trip) => {
      const { trip_stops, trip_days, trip_legs, trip_entries, ...fields } = trip;
      return {
        ...withoutOwner(fields),
        stops: trip_stops.map(withoutOwner),
        days: trip_days.map(withoutOwner),
        legs: trip_legs.map(withoutOwner),
        entries: trip_entries.map(withoutOwner),
      };
    }),
  };
}
