import 'server-only';
import type { Answer } from '@/lib/supabase/answer';
import type { DatabaseClient } from '@/lib/supabase/client';
import { standing } from './standing';
import type { SessionUser } from './user';

/** Somebody who is signed in. */
export interface Person {
  user: SessionUser;
  /** Acts as this person: row-level security decides what it reads and writes. */
  client: DatabaseClient;
}

/**
 * Who sends this request, asked of the auth service and not read from the cookie alone; once per request.
 * `missing` is signed out, or has not taken the second step; `unavailable` says nothing about anybody, and nobody is
 * sent away for it. Source: {@link standing}.
 */
export async function currentUser(): Promise<Answer<Person>> {
  const found = await standing();
  if (found.state === 'unavailable') return found;
  if (found.state !== 'in') return { state: 'missing' };
  return { state: 'found', data: { user: found.user, client: found.client } };
}
