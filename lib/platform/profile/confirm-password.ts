import 'server-only';
import { ActionFailure } from '@/lib/platform/actions/result';
import { oneOffClient } from '@/lib/platform/auth/one-off-client';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { accountFailure } from './account-failure';

/**
 * Verifies that the sender of the form knows the password, and does not just use an unlocked screen; otherwise throws
 * `currentWrong` for the field. Ends the session opened by the check.
 *
 * @param run receives the client of that new session, for requests that require one
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

/** Result of a change of the account at the auth service. */
interface Changed {
  error: { code?: string | undefined } | null;
}

/**
 * Changes password or address of the account after verifying the password: in the person's own session or, if the
 * service requires a new one, in that of the verification.
 *
 * @param change requests the change with the given client; called twice at most
 */
export async function changeProven<Answer extends Changed>(
  { client, email }: { client: DatabaseClient; email: string },
  password: string,
  change: (by: DatabaseClient) => Promise<Answer>,
): Promise<Answer> {
  let answer: Answer | undefined;
  await confirmPassword(email, password, async (fresh) => {
    answer = await change(client);
    if (answer.error?.code === 'reauthentication_needed') answer = await change(fresh);
  });
  if (!answer) throw new Error('The password was proved and nothing was asked');
  return answer;
}
