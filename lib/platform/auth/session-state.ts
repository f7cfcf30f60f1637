import 'server-only';
import { cache } from 'react';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { leavesPersonOpen } from '@/lib/platform/supabase/errors';
import { serverClient } from '@/lib/platform/supabase/server';
import { needsSecondFactor } from './needs-second-factor';
import { type SessionUser, sessionUser } from './user';

/** Progress of the sender of a request in signing in. */
type SessionState =
  | { state: 'in'; user: SessionUser; client: DatabaseClient }
  /** The password was right; the code of the second factor has not been given. */
  | { state: 'needs-second-factor'; user: SessionUser; client: DatabaseClient }
  | { state: 'out' }
  /** The auth service does not answer, so nothing is known. */
  | { state: 'unavailable' };

/**
 * Sender of this request and their progress in signing in, verified by the auth service and not just read from the
 * cookie; once per request. Source: the Auth API's `GET /user`, and the level in its token.
 */
export const sessionState = cache(async (): Promise<SessionState> => {
  const client = await serverClient();
  if (!client) return { state: 'unavailable' };
  const { data, error } = await client.auth.getUser();
  if (!data.user) return { state: leavesPersonOpen(error) ? 'unavailable' : 'out' };
  const state = (await needsSecondFactor(client, data.user)) ? 'needs-second-factor' : 'in';
  return { state, user: sessionUser(data.user), client };
});
