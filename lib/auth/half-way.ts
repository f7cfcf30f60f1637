import 'server-only';
import { hasSecondStep, levelOf, type WithFactors } from '@/lib/supabase/assurance';
import type { DatabaseClient } from '@/lib/supabase/client';

/**
 * Whether a session has only the password or a link of a mail behind it, and its person's second step still before it.
 *
 * @param user as the service has just named them to this client
 */
export async function isHalfWay({ auth }: DatabaseClient, user: WithFactors): Promise<boolean> {
  if (!hasSecondStep(user)) return false;
  // The token the service has just believed; the level stands in it.
  const { data } = await auth.getSession();
  return levelOf(data.session?.access_token) !== 'aal2';
}
