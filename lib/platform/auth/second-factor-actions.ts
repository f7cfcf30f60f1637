'use server';

import { redirect } from 'next/navigation';
import { localeOf } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { defineAction } from '@/lib/platform/actions/define-action';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import { ActionFailure } from '@/lib/platform/actions/result';
import { routes } from '@/lib/platform/routes/register';
import { senderLimits, withWait } from './access-limits';
import type { SecondFactorState } from './form-state';
import { giveCode } from './give-code';
import { safeNext } from './next-path';
import { cookieClient } from './one-off-client';
import { codeSchema } from './schema';
import { sessionState } from './session-state';

const take = defineAction({
  namespace: 'auth',
  schema: codeSchema,
  rateLimit: senderLimits.secondFactor,
  async run({ code, next }, { locale }) {
    const { state } = await sessionState();
    if (state === 'out') throw new ActionFailure('signedOut');
    const kind = await giveCode(await cookieClient(), code, locale);
    // The profile says that the second factor is off now.
    if (kind === 'recovery') return { next: localizePath(routes.profile, locale) };
    return { next: safeNext(next, locale) };
  },
});

/** Second step of signing in; afterwards the session has full access. */
export async function takeSecondFactor(
  _previous: SecondFactorState,
  form: FormData,
): Promise<SecondFactorState> {
  const result = await withWait(await take(form), 'secondFactor', localeOf(form));
  if (result.ok && isWithoutScript(form)) {
    await forgetAnswer();
    redirect(result.data.next);
  }
  return answerForm(form, { result });
}
