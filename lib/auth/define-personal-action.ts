import 'server-only';
import { type ActionContext, defineActionWith } from '@/lib/actions/define-action';
import { ActionFailure, BackendUnavailable } from '@/lib/actions/result';
import type { DatabaseClient } from '@/lib/supabase/client';
import { currentUser } from './current-user';
import type { SessionUser } from './user';

export interface PersonalContext extends ActionContext {
  user: SessionUser;
  /** Acts as the person: row-level security authorises what it reads and writes once more. */
  client: DatabaseClient;
}

/** An action of the person signed in, limited by their account; answers `signedOut` to anybody else. */
export const definePersonalAction = defineActionWith<PersonalContext>(async (locale) => {
  const current = await currentUser();
  if (current.state === 'unavailable') throw new BackendUnavailable('The auth service is away');
  if (current.state === 'signed-out') throw new ActionFailure('signedOut');
  const { user, client } = current;
  return { context: { locale, user, client }, limitKey: `user:${user.id}` };
});
