import 'server-only';
import { env } from '@/lib/foundation/env';
import { type DatabaseClient, statelessClient } from './client';

let client: DatabaseClient | undefined;

/**
 * Holds the secret key, which no row-level security binds: for writes the server makes on its own
 * behalf, after its own checks. Undefined while no backend is configured.
 */
export function adminClient(): DatabaseClient | undefined {
  client ??= statelessClient(env.SUPABASE_SECRET_KEY);
  return client;
}
