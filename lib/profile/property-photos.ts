import 'server-only';
import { BackendUnavailable } from '@/lib/actions/result';
import type { DatabaseClient } from '@/lib/supabase/client';
import { isWithoutStorage } from '@/lib/supabase/errors';

/**
 * Removes the photos of the properties that a person has offered. Takes a client that acts as the person: the
 * bucket's policies let them take away what belongs to a row of theirs, so it must happen before the rows go.
 */
export async function removePropertyPhotos(client: DatabaseClient, userId: string): Promise<void> {
  const { data, error } = await client
    .from('property_submissions')
    .select('photos')
    .eq('user_id', userId);
  if (error) throw new BackendUnavailable(`property_submissions: ${error.code}`);
  const paths = data.flatMap(({ photos }) => photos);
  if (paths.length === 0) return;
  const { error: fault } = await client.storage.from('property-photos').remove(paths);
  if (fault && !isWithoutStorage(fault)) throw new BackendUnavailable(`storage: ${fault.message}`);
}
