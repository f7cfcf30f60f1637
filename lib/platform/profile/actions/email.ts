'use server';

import { typed } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { ActionFailure } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { routes } from '@/lib/platform/routes/register';
import { accountFailure } from '../account-failure';
import { changeProven } from '../confirm-password';
import type { EmailState } from '../form-state';
import { passwordLimit } from '../limits';
import { emailSchema } from '../schema';

const change = definePersonalAction({
  namespace: 'profile',
  schema: emailSchema,
  rateLimit: passwordLimit,
  async run({ email, current }, { client, user, locale }) {
    if (email.toLowerCase() === user.email.toLowerCase()) {
      throw new ActionFailure('invalid', { email: 'emailSame' });
    }
    const back = { emailRedirectTo: `${site.origin}${localizePath(routes.profile, locale)}` };
    const { data, error } = await changeProven({ client, email: user.email }, current, (by) =>
      by.auth.updateUser({ email }, back),
    );
    if (error) throw accountFailure(error);
    const isChanged = data.user.email?.toLowerCase() === email.toLowerCase();
    return { outcome: isChanged ? ('changed' as const) : ('sent' as const), email };
  },
});

/** Changes the e-mail address, or makes the auth service request a confirmation by mail first. */
export async function changeEmail(_previous: EmailState, form: FormData): Promise<EmailState> {
  const result = await change(form);
  return answerForm(form, { result, fields: { email: result.ok ? '' : typed(form, 'email') } });
}
