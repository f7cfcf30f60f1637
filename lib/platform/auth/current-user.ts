import 'server-only';
import type { Answer } from '@/lib/platform/supabase/answer';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { sessionState } from './session-state';
import type { SessionUser } from './user';

/** A person who is signed in. */
export interface Person {
  user: SessionUser;
  /** Acts as this person, within the limits of row-level security. */
  client: DatabaseClient;
}

/**
 * Sender of this request, verified by the auth service and not just read from the cookie; once per request. `missing`
 * means signed out, or without the second factor; `unavailable` means that nothing is known, and must not send anyone
 * away. Source: {@link sessionState}.
 */
export async function currentUser(): Promise<Answer<Person>> {
  const found = await sessionState();
  if (found.state === 'unavailable') return found;
  if (found.state !== 'in') return { state: 'missing' };
  return { state: 'found', data: { user: found.user, client: found.client } };
}
