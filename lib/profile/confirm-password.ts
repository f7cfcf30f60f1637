import 'server-only';
import { ActionFailure } from '@/lib/actions/result';
import { oneOffClient } from '@/lib/auth/one-off-client';
import type { DatabaseClient } from '@/lib/supabase/client';
import { accountFailure } from './account-failure';

/**
 * Makes sure that whoever sends the form knows the password, and not only sits at an open screen; throws
 * `currentWrong` beside the field otherwise. The session that the check opened is closed again.
 *
 * @param run what asks for a session that has just begun, by its client
 */
export async function confirmPassword(
  email: string,
  password: string,
  run?: (fresh: DatabaseClient) => Promise<void>,
): Promise<void> {
  const client = await oneOffClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials') {
    throw new ActionFailure('invalid', { current: 'currentWrong' });
  }
  if (error) throw accountFailure(error);
  try {
    await run?.(client);
  } finally {
    await client.auth.signOut({ scope: 'local' });
  }
}
