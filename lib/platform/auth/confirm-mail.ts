import 'server-only';
import { leavesPersonOpen } from '@/lib/platform/supabase/errors';
import { cookieClient, oneOffClient } from './one-off-client';

type Confirmation = 'confirmed' | 'failed' | 'unavailable';

/**
 * Uses up a link from a mail, and ends the session that comes with it: opening a mail on a device neither signs the
 * person in there nor replaces the person signed in to that browser.
 */
async function use(tokenHash: string, type: 'signup' | 'email_change') {
  const { auth } = await oneOffClient();
  const { data, error } = await auth.verifyOtp({ type, token_hash: tokenHash });
  if (data.session) await auth.signOut({ scope: 'local' });
  return { user: data.user, error };
}

/** A rate limit or a busy service leaves the link unused. */
const outcome = (error: { status?: number | undefined } | null): Confirmation => {
  if (!error) return 'confirmed';
  return leavesPersonOpen(error) ? 'unavailable' : 'failed';
};

/** Confirms the address of a new account. */
export async function confirmSignUp(tokenHash: string): Promise<Confirmation> {
  const { error } = await use(tokenHash, 'signup');
  return outcome(error);
}

/**
 * Confirms a change of address. A person signed in here gets a session that knows the new one.
 * `user` is null after the first of two mails if the service requires both.
 */
export async function confirmEmailChange(
  tokenHash: string,
): Promise<Confirmation | 'oneConfirmed'> {
  const { user, error } = await use(tokenHash, 'email_change');
  if (error) return outcome(error);
  if (!user) return 'oneConfirmed';
  const { auth } = await cookieClient();
  const { data } = await auth.getSession();
  if (data.session?.user.id === user.id) await auth.refreshSession();
  return 'confirmed';
}
