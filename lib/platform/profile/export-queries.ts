import 'server-only';
import { allRows } from '@/lib/platform/supabase/all-rows';
import type { Answer } from '@/lib/platform/supabase/answer';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { type AccountExport, accountExport } from './export';
import { preferencesOf } from './queries';

/**
 * Everything kept of the person `client` acts as. Sources: the Auth API's `GET /user`, the tables
 * `profiles`, `trips`, `property_submissions` and `conversations`, under row-level security, and the functions
 * `followed_trips` and `list_push_subscriptions`, which leave out the keys of browsers.
 */
export async function exportOf(
  client: DatabaseClient,
  userId: string,
): Promise<Answer<AccountExport>> {
  const [{ data: account }, preferences, trips, properties, conversations, follows, devices] =
    await Promise.all([
      client.auth.getUser(),
      preferencesOf(client, userId),
      allRows(() => client.from('trips').select('*').eq('user_id', userId)),
      allRows(() => client.from('property_submissions').select('*').eq('user_id', userId)),
      allRows(() => client.from('conversations').select('*').eq('user_id', userId)),
      client.rpc('followed_trips'),
      client.rpc('list_push_subscriptions'),
    ]);
  if (!account.user || preferences.state === 'unavailable') return { state: 'unavailable' };
  if (!trips || !properties || !conversations) return { state: 'unavailable' };
  if (!follows.data || !devices.data) return { state: 'unavailable' };
  const chosen = preferences.state === 'found' ? preferences.data : null;
  const kept = {
    preferences: chosen,
    ...{ trips, properties, conversations, follows: follows.data, devices: devices.data },
  };
  const data = accountExport(account.user, kept, new Date().toISOString());
  return { state: 'found', data };
}
