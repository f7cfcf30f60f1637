import { browserClient, untilUnavailable } from '@/lib/platform/supabase/browser';
import { isBackendUnavailable, leavesPersonOpen } from '@/lib/platform/supabase/errors';
import { endSessionOf, forgetSession } from './end-session';
import { type SessionUser, sessionUser } from './user';

/** Thrown when the auth service does not answer, so that nothing is known about the session. */
export class AuthServiceUnavailable extends Error {}

function client() {
  const made = browserClient();
  if (!made) throw new AuthServiceUnavailable('No backend is configured');
  return made;
}

/** Gives up at the first request that fails. */
function withoutWaiting<Value>(work: Promise<Value>): Promise<Value> {
  const away = untilUnavailable().then((): never => {
    throw new AuthServiceUnavailable('The auth service does not answer');
  });
  return Promise.race([work, away]);
}

function rethrow(error: Error): never {
  throw isBackendUnavailable(error) ? new AuthServiceUnavailable(error.message) : error;
}

/** The person of this browser's session, refreshed when it is old, or null. Throws when that fails. */
export async function readSession(): Promise<SessionUser | null> {
  const { data, error } = await withoutWaiting(client().auth.getSession());
  if (error) rethrow(error);
  return data.session ? sessionUser(data.session.user) : null;
}

/**
 * Returns the person as known to the auth service. A session that it no longer knows is removed,
 * and the result is null.
 */
export async function verifySession(): Promise<SessionUser | null> {
  const { auth } = client();
  const { data, error } = await withoutWaiting(auth.getUser());
  if (data.user) return sessionUser(data.user);
  if (leavesPersonOpen(error)) throw new AuthServiceUnavailable(error?.message);
  await auth.signOut({ scope: 'local' });
  return null;
}

/** Ends the session of this browser. Throws, and keeps it, when the auth service could not be reached. */
export async function endSession(): Promise<void> {
  const { auth } = client();
  const { data, error } = await withoutWaiting(auth.getSession());
  if (error) rethrow(error);
  await endSessionOf(auth, data.session?.access_token);
}

/** Removes the session of this browser, which the auth service has ended already. */
export const forgetEndedSession = (): Promise<void> => forgetSession(client().auth);

export type SessionEvent = 'signed-in' | 'signed-out' | 'changed';

/**
 * Calls `listener` for events of the session, in this tab or another. Returns a function that stops
 * it.
 */
export function onSessionEvent(
  listener: (event: SessionEvent, user: SessionUser | null) => void,
): () => void {
  const { data } = client().auth.onAuthStateChange((event, session) => {
    const user = session ? sessionUser(session.user) : null;
    if (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED') listener('signed-in', user);
    if (event === 'SIGNED_OUT') listener('signed-out', null);
    if (event === 'USER_UPDATED') listener('changed', user);
  });
  return () => data.subscription.unsubscribe();
}
