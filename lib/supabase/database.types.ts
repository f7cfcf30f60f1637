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
    };
    Views: Record<string, never>;
    Functions: {
      ping: { Args: Record<string, never>; Returns: boolean };
      take_rate_limit: {
        Args: { bucket: string; hashed_key: string; max_hits: number; window_seconds: number };
        Returns: boolean;
      };
    };
    Enums: Record<string, never>;
    CompositeTypes: Record<string, never>;
  };
}
