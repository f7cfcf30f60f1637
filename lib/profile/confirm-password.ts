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

/** What the auth service answers to a change of the account. */
interface Changed {
  error: { code?: string | undefined } | null;
}

/**
 * Changes password or address of the account once the password has been proved: in the person's own session, or where
 * the service asks for one that has just begun, in that of the proof.
 *
 * @param change asks for the change by the client it is given; asked twice at most
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
