import type { Database } from '@/lib/platform/supabase/database.types';
import type { Preferences } from './types';

type Tables = Database['public']['Tables'];
type TripRow = Tables['trips']['Row'];
type PropertyRow = Tables['property_submissions']['Row'];
type ConversationRow = Tables['conversations']['Row'];

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
  version: 2;
  /** ISO instant. */
  exportedAt: string;
  account: {
    id: string;
    email: string;
    createdAt: string;
    lastSignInAt: string | null;
    /** Name, display name and other values that the auth service stores. */
    metadata: Record<string, unknown>;
    picture: string | null;
  };
  /** Null for a person without saved preferences. */
  preferences: Preferences | null;
  /** Trips of others that the person follows, by title: their links are not this person's to pass on. */
  followedTrips: FollowedTripEntry[];
  /** Browsers that take push messages, by the host of their service. */
  pushSubscriptions: PushSubscriptionEntry[];
  /** Each with its `document`: the trip as it is edited, private notes included. */
  trips: Omit<TripRow, 'user_id'>[];
  /** Properties submitted on /list-property; photos by their names in the storage. */
  properties: Omit<PropertyRow, 'user_id'>[];
  /** Conversations with the assistant, questions and answers. */
  conversations: Omit<ConversationRow, 'user_id'>[];
}

interface FollowedTripEntry {
  title: string;
  mails: boolean;
  pushes: boolean;
  followed_at: string;
}

interface PushSubscriptionEntry {
  service: string;
  kept_at: string;
}

/** The rows of a person. */
export interface KeptOfPerson {
  preferences: Preferences | null;
  trips: readonly TripRow[];
  properties: readonly PropertyRow[];
  conversations: readonly ConversationRow[];
  follows: readonly FollowedTripEntry[];
  devices: readonly PushSubscriptionEntry[];
}

/**
 * A person's data for download: account, preferences, offered properties, and trips, including deleted ones that can
 * still be restored. Instants are ISO, money is euro cents, as in the tables.
 */
export function accountExport(
  user: ServiceAccount,
  { preferences, trips, properties, conversations, follows, devices }: KeptOfPerson,
  exportedAt: string,
): AccountExport {
  const { avatar_url: picture, ...metadata } = user.user_metadata;
  return {
    format: 'cyclades-compass-account',
    version: 2,
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
    followedTrips: follows.map(({ title, mails, pushes, followed_at }) => ({
      ...{ title, mails, pushes, followed_at },
    })),
    pushSubscriptions: devices.map(({ service, kept_at }) => ({ service, kept_at })),
    // The owner is named once, at the top.
    trips: trips.map(({ user_id: _, ...trip }) => trip),
    properties: properties.map(({ user_id: _, ...property }) => property),
    conversations: conversations.map(({ user_id: _, ...conversation }) => conversation),
  };
}

const onItsOwn = (row: object) => JSON.stringify(row, null, 2).replaceAll('\n', '\n    ');

/** The file, JSON with an indent of two, in pieces of one record each: 200 trips may be 30 MB. */
export function* exportPieces(account: AccountExport): Generator<string> {
  const { trips, properties, conversations, ...head } = account;
  yield JSON.stringify(head, null, 2).slice(0, -'\n}'.length);
  for (const [name, rows] of Object.entries({ trips, properties, conversations })) {
    yield `,\n  "${name}": [`;
    for (const [place, row] of rows.entries())
      yield `${place > 0 ? ',' : ''}\n    ${onItsOwn(row)}`;
    yield rows.length > 0 ? '\n  ]' : ']';
  }
  yield '\n}\n';
}
