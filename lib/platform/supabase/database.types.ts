export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type NearbyPlaceRow = {
  id: string;
  island: string;
  kind: string;
  name_en: string;
  name_el: string;
  lat: number;
  lon: number;
  metres: number;
};

type TripRow = {
  id: string;
  user_id: string;
  /** A trip in the words of lib/trips/saved-trips/schema.ts. */
  document: Json;
  version: number;
  share_token: string | null;
  calendar_token: string | null;
  /** True for mails about changes of this trip; null as for all trips of its owner. */
  mails: boolean | null;
  /** The same for push messages. */
  pushes: boolean | null;
  mail_locale: string | null;
  /** The document before a way on was taken, and the version it made. */
  before_way: Json;
  archived_at: string | null;
  deleted_at: string | null;
  created_at: string;
  /** Last change of the trip, other than of the messages about it. */
  edited_at: string;
  /** Last change of the row. */
  updated_at: string;
};

/** Trip of {@link Database} as the watch reads it. */
type TouchedTripRow = {
  id: string;
  version: number;
  document: Json;
  open: Json;
  is_untold: boolean;
};

type ClaimedNoticeRow = {
  mail_id: string;
  trip_id: string;
  user_id: string;
  channel: string;
  title: string;
  email: string;
  locale: string;
  stage: string;
  finding: Json;
  found_at: string;
  holds: string[];
  /** Browsers of the person; empty but for push messages. */
  devices: Json;
  /** Token of the link for people who follow the trip; null for its owner. */
  shared_token: string | null;
  stop_id: string;
};

type FollowedTripRow = {
  id: string;
  token: string;
  title: string;
  mails: boolean;
  pushes: boolean;
  followed_at: string;
};

type SessionRow = {
  id: string;
  started_at: string;
  renewed_at: string;
  user_agent: string | null;
  is_current: boolean;
};

type ConversationRow = {
  id: string;
  user_id: string;
  title: string;
  /** Messages of the AI SDK, as components/assistant keeps them. */
  messages: Json;
  created_at: string;
  updated_at: string;
};

/** Of hotels, activities and vehicles; lib/booking/listings has a mapper for each. */
type ListingRow = { slug: string; [column: string]: Json };

type ListingTable = {
  Row: ListingRow;
  Insert: Record<string, never>;
  Update: Record<string, never>;
  Relationships: [];
};

type PropertyRow = {
  id: string;
  reference: string;
  created_at: string;
  updated_at: string;
  user_id: string | null;
  locale: string;
  state: string;
  kind: string;
  name: string;
  island: string;
  place: string;
  description: string;
  website: string | null;
  rooms: number;
  guests: number;
  /** Euro cents, as all that follow. */
  low_from: number | null;
  low_to: number | null;
  shoulder_from: number | null;
  shoulder_to: number | null;
  high_from: number | null;
  high_to: number | null;
  peak_from: number | null;
  peak_to: number | null;
  amenities: string[];
  contact_name: string;
  contact_email: string;
  contact_phone: string | null;
  is_authorised: boolean;
  /** Paths in the bucket `property-photos`. */
  photos: string[];
};

/*
 * Rows are types and not interfaces: the client wants rows with an index signature.
 */

/**
 * The database as the API shows it, written by hand after supabase/migrations. A table's `Row` is the result of a
 * select.
 */
export interface Database {
  public: {
    Tables: {
      activities: ListingTable;
      hotels: ListingTable;
      vehicles: ListingTable;
      contact_messages: {
        Row: {
          id: string;
          created_at: string;
          name: string;
          email: string;
          topic: string;
          message: string;
          locale: string;
        };
        Insert: {
          name: string;
          email: string;
          topic: string;
          message: string;
          locale: string;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      conversations: {
        Row: ConversationRow;
        Insert: Pick<ConversationRow, 'id' | 'title' | 'messages'>;
        Update: Partial<Pick<ConversationRow, 'title' | 'messages'>>;
        Relationships: [];
      };
      push_subscriptions: {
        Row: { endpoint: string; user_id: string; p256dh: string; auth: string; kept_at: string };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      recovery_codes: {
        Row: { user_id: string; code_hash: string; made_at: string; used_at: string | null };
        Insert: { user_id: string; code_hash: string };
        Update: { used_at: string };
        Relationships: [];
      };
      profiles: {
        Row: {
          user_id: string;
          locale: string;
          home_airport: string | null;
          units: string;
          trip_mails: boolean;
          trip_pushes: boolean;
          updated_at: string;
        };
        Insert: {
          user_id: string;
          locale?: string;
          home_airport?: string | null;
          units?: string;
          trip_mails?: boolean;
          trip_pushes?: boolean;
        };
        Update: {
          locale?: string;
          home_airport?: string | null;
          units?: string;
          trip_mails?: boolean;
          trip_pushes?: boolean;
        };
        Relationships: [];
      };
      places: {
        Row: {
          id: string;
          island: string;
          kind: string;
          name_en: string;
          name_el: string;
          lat: number;
          lon: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      left_files: {
        Row: { bucket: string; folder: string; since: string; due_at: string };
        Insert: { bucket: string; folder: string; due_at?: string };
        Update: { due_at: string };
        Relationships: [];
      };
      property_submissions: {
        Row: PropertyRow;
        Insert: Omit<PropertyRow, 'created_at' | 'updated_at' | 'state'>;
        Update: Record<string, never>;
        Relationships: [];
      };
      posts: {
        Row: {
          slug: string;
          published_at: string | null;
          updated_at: string;
          checked_on: string;
          tags: string[];
          chart: string;
          featured: boolean;
          title_en: string;
          title_el: string;
          description_en: string;
          description_el: string;
          body_en: string;
          body_el: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      trips: {
        Row: TripRow;
        Insert: { id?: string | undefined; document: Json };
        Update: Partial<
          Pick<
            TripRow,
            | 'document'
            | 'share_token'
            | 'calendar_token'
            | 'mails'
            | 'pushes'
            | 'mail_locale'
            | 'before_way'
            | 'archived_at'
            | 'deleted_at'
          >
        >;
        Relationships: [];
      };
    };
    Views: Record<string, never>;
    Functions: {
      hold_trip_watch: { Args: { runner: string; seconds: number }; Returns: boolean };
      touched_trips: {
        Args: {
          at: string;
          sailings: string[];
          sailing_days: string[];
          sailing_ends: string[];
          ports: string[];
          instants: string[];
          span_from: string | null;
          span_until: string | null;
          saved_since: string;
          after: string;
          most: number;
        };
        Returns: TouchedTripRow[];
      };
      record_trip_findings: { Args: { looks: object[]; at: string }; Returns: number };
      claim_trip_mails: {
        Args: {
          runner: string;
          most: number;
          at: string;
          channels: string[];
          only_urgent: boolean;
        };
        Returns: ClaimedNoticeRow[];
      };
      finish_trip_mail: {
        Args: { of_mail: string; runner: string; outcome: string; why: string; at: string };
        Returns: undefined;
      };
      note_trip_look: { Args: { look: object; at: string }; Returns: undefined };
      trip_watch_status: { Args: Record<string, never>; Returns: Json };
      trip_news_at: { Args: { key: string }; Returns: string | null };
      keep_push_subscription: {
        Args: { of_endpoint: string; of_p256dh: string; of_auth: string };
        Returns: undefined;
      };
      list_push_subscriptions: {
        Args: Record<string, never>;
        Returns: { service: string; kept_at: string }[];
      };
      follow_trip: {
        Args: {
          token: string;
          by_mail: boolean | null;
          by_push: boolean | null;
          in_locale: string;
        };
        Returns: string;
      };
      followed_trips: { Args: Record<string, never>; Returns: FollowedTripRow[] };
      unfollow_trip: { Args: { of_follow: string }; Returns: boolean };
      stop_trip_mails: { Args: { of_trip: string; owner: string }; Returns: boolean };
      calendar_trip: { Args: { token: string }; Returns: Json };
      delete_account: { Args: Record<string, never>; Returns: undefined };
      end_session: { Args: { session_id: string }; Returns: boolean };
      list_sessions: { Args: Record<string, never>; Returns: SessionRow[] };
      note_browser: { Args: { agent: string }; Returns: undefined };
      replace_recovery_codes: { Args: { owner_id: string; hashes: string[] }; Returns: undefined };
      session_is_fresh: { Args: Record<string, never>; Returns: boolean };
      session_is_open: { Args: Record<string, never>; Returns: boolean };
      list_trips: { Args: Record<string, never>; Returns: Json[] };
      nearby_places: {
        Args: {
          at_lat: number;
          at_lon: number;
          of_kinds?: string[] | null;
          on_island?: string | null;
          max_metres?: number;
          max_rows?: number;
        };
        Returns: NearbyPlaceRow[];
      };
      nearest_place: { Args: { at_lat: number; at_lon: number }; Returns: NearbyPlaceRow[] };
      ping: { Args: Record<string, never>; Returns: boolean };
      search_listings: { Args: { of_kind: string; asked: object }; Returns: Json };
      shared_trip: { Args: { token: string }; Returns: Json };
      take_rate_limit: {
        Args: { bucket: string; hashed_key: string; max_hits: number; window_seconds: number };
        Returns: boolean;
      };
    };
    Enums: Record<string, never>;
    CompositeTypes: Record<string, never>;
  };
}
