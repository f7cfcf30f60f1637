import 'server-only';
import { env } from '@/lib/foundation/env';
import { type DatabaseClient, statelessClient } from './client';

let client: DatabaseClient | undefined;

/** Reads public data without cookies or a session. Undefined while no backend is configured. */
export function publicClient(): DatabaseClient | undefined {
  client ??= statelessClient(env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  return client;
}
