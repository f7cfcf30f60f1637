'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { localeOf } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { forgetSession } from '@/lib/platform/auth/end-session';
import { cookieClient } from '@/lib/platform/auth/one-off-client';
import { routes } from '@/lib/platform/routes/register';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { accountFailure } from '../account-failure';
import type { SessionsState } from '../form-state';
import { savingLimit } from '../limits';
import { sessionsSchema } from '../schema';

type Ended = { ended: 'one' | 'others' | 'everywhere' };

const isMany = (which: string): which is 'others' | 'everywhere' =>
  which === 'others' || which === 'everywhere';

async function endOne(client: DatabaseClient, session_id: string) {
  const { error } = await client.rpc('end_session', { session_id });
  if (error?.code === '42501') throw new ActionFailure('signedOut');
  if (error) throw new BackendUnavailable(`end_session: ${error.code} ${error.message}`);
}

const end = definePersonalAction({
  namespace: 'profile',
  schema: sessionsSchema,
  rateLimit: { bucket: 'end-session', ...savingLimit },
  async run({ end: which }, { client }): Promise<Ended> {
    // An already ended session counts as success.
    if (!isMany(which)) {
      await endOne(client, which);
      return { ended: 'one' };
    }
    const { data } = await client.auth.getSession();
    const scope = which === 'others' ? 'others' : 'global';
    // Not the vendor's `signOut`, which would forget this browser's session before its request.
    const { error } = await client.auth.admin.signOut(data.session?.access_token ?? '', scope);
    if (error) throw accountFailure(error);
    return { ended: which };
  },
});

/** Ends one of the person's sessions, all others, or all; after the last the page's script signs the browser out. */
export async function endSessions(
  _previous: SessionsState,
  form: FormData,
): Promise<SessionsState> {
  const result = await end(form);
  const state = { result, fields: null };
  if (result.ok && result.data.ended === 'everywhere') {
    if (!isWithoutScript(form)) return state;
    await forgetSession((await cookieClient()).auth);
    await forgetAnswer();
    redirect(localizePath(routes.signIn, localeOf(form)));
  }
  if (result.ok && !isWithoutScript(form)) refresh();
  return answerForm(form, state);
}
