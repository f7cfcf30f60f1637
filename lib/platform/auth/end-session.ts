import type { DatabaseClient } from '@/lib/platform/supabase/client';

/**
 * Ends a session, at the auth service first; one that the service no longer knows counts as ended.
 * If the service cannot be reached, throws and keeps the stored session.
 */
export async function endSessionOf(
  auth: DatabaseClient['auth'],
  accessToken: string | undefined,
): Promise<void> {
  if (accessToken) {
    const { error } = await auth.admin.signOut(accessToken, 'local');
    const isOver = [401, 403, 404].includes(error?.status ?? 0);
    if (error && !isOver && error.name !== 'AuthSessionMissingError') throw error;
  }
  await forgetSession(auth);
}

/**
 * Removes the session where it is kept, and reports that to the client's listeners, without a request. The vendor's
 * `signOut` would send a second one, and removes the session before it knows whether the service has heard of it.
 */
export async function forgetSession(auth: DatabaseClient['auth']): Promise<void> {
  // Private in the types, which still report a renamed method.
  // biome-ignore lint/complexity/useLiteralKeys: only the brackets reach a private method.
  await auth['_removeSession']();
}
