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
  title: string;
  start_date: string | null;
  adults: number;
  children: number;
  vehicle: string | null;
  start_gateway: string | null;
  end_gateway: string | null;
  private_notes: string;
  plan_query: string | null;
  version: number;
  share_token: string | null;
  calendar_token: string | null;
  archived_at: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};

/** A part of a trip: read with it, written by save_trip() alone. */
type PartOf<Columns> = {
  Row: Columns & { trip_id: string };
  Insert: Record<string, never>;
  Update: Record<string, never>;
  Relationships: [
    {
      foreignKeyName: string;
      columns: ['trip_id'];
      isOneToOne: false;
      referencedRelation: 'trips';
      referencedColumns: ['id'];
    },
  ];
};

/*
 * Rows are types and not interfaces: the client wants rows with an index signature.
 */

/**
 * The database as the API shows it, written by hand after supabase/migrations. A table's `Row` is what
 * a select gives; nobody selects from these.
 */
export interface Database {
  public: {
    Tables: {
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
      profiles: {
        Row: {
          user_id: string;
          locale: string;
          home_airport: string | null;
          units: string;
          updated_at: string;
        };
        Insert: {
          user_id: string;
          locale?: string;
          home_airport?: string | null;
          units?: string;
        };
        Update: { locale?: string; home_airport?: string | null; units?: string };
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
      trips: {
        Row: TripRow;
        Insert: { user_id: string; title: string };
        Update: Partial<
          Pick<TripRow, 'title' | 'share_token' | 'calendar_token' | 'archived_at' | 'deleted_at'>
        >;
        Relationships: [];
      };
      trip_stops: PartOf<{
        id: string;
        position: number;
        island: string;
        nights: number;
        note: string;
      }>;
      trip_days: PartOf<{ stop_id: string; day_offset: number; note: string }>;
      trip_legs: PartOf<{
        position: number;
        sequence: number;
        from_port: string;
        to_port: string;
        departs_at: string;
        arrives_at: string;
        operator: string;
        vessel: string;
        cents: number | null;
        sailing: string | null;
        is_typical: boolean;
      }>;
      trip_entries: PartOf<{
        stop_id: string;
        day_offset: number | null;
        position: number;
        kind: string;
        title: string;
        note: string;
        url: string | null;
        cents: number | null;
      }>;
    };
    Views: Record<string, never>;
    Functions: {
      calendar_trip: { Args: { token: string }; Returns: Json };
      create_trip: { Args: { document: Json }; Returns: string };
      delete_account: { Args: Record<string, never>; Returns: undefined };
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
      save_trip: {
        Args: { trip_id: string; expected_version: number; document: Json };
        Returns: Json;
      };
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
