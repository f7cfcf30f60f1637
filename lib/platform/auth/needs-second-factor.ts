import 'server-only';
import { hasSecondFactor, levelOf, type WithFactors } from '@/lib/platform/supabase/assurance';
import type { DatabaseClient } from '@/lib/platform/supabase/client';

/**
 * True for a session that rests only on the password or a link from a mail, while its person's second factor is due.
 *
 * @param user as the service has just returned them to this client
 */
export async function needsSecondFactor(
  { auth }: DatabaseClient,
  user: WithFactors,
): Promise<boolean> {
  if (!hasSecondFactor(user)) return false;
  // The token that the service has just accepted; it states the level.
  const { data } = await auth.getSession();
  return levelOf(data.session?.access_token) !== 'aal2';
}
