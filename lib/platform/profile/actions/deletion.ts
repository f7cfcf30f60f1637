'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { typed } from '@/lib/foundation/http/form';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { giveCode } from '@/lib/platform/auth/give-code';
import { hasSecondFactor } from '@/lib/platform/supabase/assurance';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { removeLeftFiles } from '@/lib/platform/supabase/removing-files';
import { sessionCookie } from '@/lib/platform/supabase/settings';
import { accountFailure } from '../account-failure';
import { confirmPassword } from '../confirm-password';
import { farewellCookie, farewellSeconds } from '../farewell';
import type { DeletionState } from '../form-state';
import { passwordLimit } from '../limits';
import { deletionSchema } from '../schema';

const remove = definePersonalAction({
  namespace: 'profile',
  schema: deletionSchema,
  rateLimit: passwordLimit,
  async run({ email, current, code }, { user, locale }) {
    if (email.toLowerCase() !== user.email.toLowerCase()) {
      throw new ActionFailure('invalid', { email: 'confirmEmail' });
    }
    await confirmPassword(user.email, current, async (fresh) => {
      await takeSecondFactorOf(fresh, code, locale);
      const { error } = await fresh.rpc('delete_account');
      if (error) throw new BackendUnavailable(`delete_account: ${error.code} ${error.message}`);
    });
    // The deleted account's files are queued for removal: tries it at once, and later if that fails.
    await removeLeftFiles();
    await forgetSession();
    return null;
  },
});

/** The fresh session proves only the password, so a person with a second factor takes it there too. */
async function takeSecondFactorOf(fresh: DatabaseClient, code: string, locale: Locale) {
  const { data, error } = await fresh.auth.getUser();
  if (error) throw accountFailure(error);
  if (!hasSecondFactor(data.user)) return;
  if (!code) throw new ActionFailure('invalid', { code: 'codeFormat' });
  await giveCode(fresh, code, locale);
}

/** The session ended with the account; its cookies go too, and the page says farewell for a minute. */
async function forgetSession() {
  const jar = await cookies();
  for (const { name } of jar.getAll()) if (name.startsWith(sessionCookie)) jar.delete(name);
  jar.set(farewellCookie, '1', { maxAge: farewellSeconds, httpOnly: true, sameSite: 'lax' });
}

/** Deletes the account and everything of the person. */
export async function deleteAccount(
  _previous: DeletionState,
  form: FormData,
): Promise<DeletionState> {
  const result = await remove(form);
  const state = { result, fields: { email: typed(form, 'email') } };
  if (!result.ok || !isWithoutScript(form)) return answerForm(form, state);
  // This response is the page itself: a new request would show it signed out. Without the refresh it is rendered in the
  // state of the action, which in development cannot read the session.
  await forgetAnswer();
  refresh();
  return state;
}
