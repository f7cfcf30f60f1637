import 'server-only';
import { cache } from 'react';
import type { DatabaseClient } from '@/lib/supabase/client';
import { isBackendAway } from '@/lib/supabase/errors';
import { serverClient } from '@/lib/supabase/server';
import { type SessionUser, sessionUser } from './user';

export type CurrentUser =
  | { state: 'signed-in'; user: SessionUser; client: DatabaseClient }
  | { state: 'signed-out' }
  /** The backend does not answer: nothing is known, and nobody is sent away. */
  | { state: 'unavailable' };

/**
 * Who sends this request, asked of the auth service and not read from the cookie alone; once per request.
 * `client` acts as that person. Source: the Auth API's `GET /user`.
 */
export const currentUser = cache(async (): Promise<CurrentUser> => {
  const client = await serverClient();
  if (!client) return { state: 'unavailable' };
  const { data, error } = await client.auth.getUser();
  if (data.user) return { state: 'signed-in', user: sessionUser(data.user), client };
  return isBackendAway(error) ? { state: 'unavailable' } : { state: 'signed-out' };
});
