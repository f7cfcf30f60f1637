import 'server-only';
import { cache } from 'react';
import type { Answer } from '@/lib/supabase/answer';
import type { DatabaseClient } from '@/lib/supabase/client';
import { leavesPersonOpen } from '@/lib/supabase/errors';
import { serverClient } from '@/lib/supabase/server';
import { type SessionUser, sessionUser } from './user';

/** Somebody who is signed in. */
export interface Person {
  user: SessionUser;
  /** Acts as this person: row-level security decides what it reads and writes. */
  client: DatabaseClient;
}

/**
 * Who sends this request, asked of the auth service and not read from the cookie alone; once per request.
 * `missing` is signed out; `unavailable` says nothing about anybody, and nobody is sent away for it.
 * Source: the Auth API's `GET /user`.
 */
export const currentUser = cache(async (): Promise<Answer<Person>> => {
  const client = await serverClient();
  if (!client) return { state: 'unavailable' };
  const { data, error } = await client.auth.getUser();
  if (data.user) return { state: 'found', data: { user: sessionUser(data.user), client } };
  return { state: leavesPersonOpen(error) ? 'unavailable' : 'missing' };
});
