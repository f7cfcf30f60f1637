import type { DatabaseClient } from '@/lib/supabase/client';

/**
 * Ends a session, told first to the auth service; one that the service no longer knows is over as well. Throws,
 * and leaves the session where it is kept, when the service could not be told.
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
  // The vendor's own sign-out forgets the session before its request, and would lose it when the service is down.
  await auth.signOut({ scope: 'local' });
}
