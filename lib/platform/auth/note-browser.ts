import 'server-only';
import { headers } from 'next/headers';
import type { DatabaseClient } from '@/lib/platform/supabase/client';

/**
 * Stores the browser of the new session of `client` for the list of sessions, because the auth
 * service only sees our server. A failure does not prevent signing in.
 */
export async function noteBrowser(client: DatabaseClient): Promise<void> {
  const agent = (await headers()).get('user-agent');
  if (agent) await client.rpc('note_browser', { agent });
}
