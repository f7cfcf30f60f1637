import 'server-only';
import { headers } from 'next/headers';
import type { DatabaseClient } from '@/lib/platform/supabase/client';

/**
 * Notes with what browser the session of `client` has just begun, for the list of sessions: the auth service itself
 * sees our server. Nobody is kept out where that fails.
 */
export async function noteBrowser(client: DatabaseClient): Promise<void> {
  const agent = (await headers()).get('user-agent');
  if (agent) await client.rpc('note_browser', { agent });
}
