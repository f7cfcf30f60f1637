import 'server-only';
import type { Answer } from '@/lib/supabase/answer';
import type { DatabaseClient } from '@/lib/supabase/client';
import { type AccountExport, accountExport } from './export';
import { preferencesOf } from './queries';

/**
 * Everything kept of the person `client` acts as. Sources: the Auth API's `GET /user`, the tables
 * `profiles`, `trips`, `property_submissions` and `conversations`, under row-level security.
 */
export async function exportOf(
  client: DatabaseClient,
  userId: string,
): Promise<Answer<AccountExport>> {
  const [{ data: account }, preferences, trips, properties, conversations] = await Promise.all([
    client.auth.getUser(),
    preferencesOf(client, userId),
    client.from('trips').select('*').eq('user_id', userId).order('created_at'),
    client.from('property_submissions').select('*').eq('user_id', userId).order('created_at'),
    client.from('conversations').select('*').eq('user_id', userId).order('created_at'),
  ]);
  if (!account.user || preferences.state === 'unavailable') return { state: 'unavailable' };
  if (trips.error || properties.error || conversations.error) return { state: 'unavailable' };
  const chosen = preferences.state === 'found' ? preferences.data : null;
  const kept = {
    preferences: chosen,
    trips: trips.data,
    properties: properties.data,
    conversations: conversations.data,
  };
  const data = accountExport(account.user, kept, new Date().toISOString());
  return { state: 'found', data };
}
