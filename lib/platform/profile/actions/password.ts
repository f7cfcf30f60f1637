'use server';

import { answerForm } from '@/lib/platform/actions/plain-post';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { ownWords, refuseWeak } from '@/lib/platform/auth/refuse-weak';
import { accountFailure } from '../account-failure';
import { changeProven } from '../confirm-password';
import type { PasswordState } from '../form-state';
import { passwordLimit } from '../limits';
import { passwordSchema } from '../schema';

const change = definePersonalAction({
  namespace: 'profile',
  schema: passwordSchema,
  rateLimit: passwordLimit,
  async run({ current, password }, { client, user }) {
    refuseWeak(password, ownWords(user));
    const { error } = await changeProven({ client, email: user.email }, current, (by) =>
      by.auth.updateUser({ password }),
    );
    if (error) throw accountFailure(error);
    // The password is changed whether or not this succeeds; the page says which.
    const others = await client.auth.signOut({ scope: 'others' });
    return { othersSignedOut: others.error === null };
  },
});

/** Changes the password and signs the person out everywhere else. */
export async function changePassword(
  _previous: PasswordState,
  form: FormData,
): Promise<PasswordState> {
  const result = await change(form);
  return answerForm(form, { result, fields: null });
}
