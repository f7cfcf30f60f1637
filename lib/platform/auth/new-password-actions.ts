'use server';

import { localeOf, typed } from '@/lib/foundation/http/form';
import { defineAction } from '@/lib/platform/actions/define-action';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { ActionFailure } from '@/lib/platform/actions/result';
import { senderLimits, withWait } from './access-limits';
import { isSecondFactorCode } from './code-format';
import { emptyNewPassword, type NewPasswordState } from './form-state';
import { giveCode } from './give-code';
import { needsSecondFactor } from './needs-second-factor';
import { noteBrowser } from './note-browser';
import { cookieClient } from './one-off-client';
import { ownWords, refuseWeak } from './refuse-weak';
import { newPasswordSchema } from './schema';
import { failureOf } from './service-errors';
import { sessionState } from './session-state';
import { sessionUser } from './user';

/** Uses up the link, once the password fits our own rules; false when it is old or used. */
const openLink = defineAction({
  namespace: 'auth',
  schema: newPasswordSchema,
  rateLimit: senderLimits.newPassword,
  async run({ tokenHash, password }, { locale }) {
    refuseWeak(password);
    if (!tokenHash) return false;
    const client = await cookieClient();
    const { error } = await client.auth.verifyOtp({ type: 'recovery', token_hash: tokenHash });
    if (!error) {
      await noteBrowser(client);
      return true;
    }
    const failure = await failureOf(error, locale);
    if (error.status === 403 || error.code === 'validation_failed') return false;
    throw failure;
  },
});

const storePassword = defineAction({
  namespace: 'auth',
  schema: newPasswordSchema,
  rateLimit: senderLimits.newPassword,
  async run({ password, code }, { locale }) {
    const client = await cookieClient();
    // Only the session from the link identifies the owner.
    const { data: known } = await client.auth.getUser();
    if (known.user) refuseWeak(password, ownWords(sessionUser(known.user)));
    if (known.user && (await needsSecondFactor(client, known.user))) {
      if (!isSecondFactorCode(code)) throw new ActionFailure('invalid', { code: 'codeFormat' });
      await giveCode(client, code, locale);
    }
    const { data, error } = await client.auth.updateUser({ password });
    if (error) throw await failureOf(error, locale);
    // Signs out everyone who used the old password. The new password holds even when this fails.
    await client.auth.signOut({ scope: 'others' });
    return sessionUser(data.user);
  },
});

/**
 * Sets a new password by the link from the mail, and leaves the person signed in. When the service refuses the
 * password, the link is already used up, and the next try uses the session it gave. Only that session reveals a second
 * step, so its code is requested at the second try.
 */
export async function setNewPassword(
  _previous: NewPasswordState,
  form: FormData,
): Promise<NewPasswordState> {
  const locale = localeOf(form);
  if (typed(form, 'verified') !== 'yes') {
    const opened = await withWait(await openLink(form), 'newPassword', locale);
    if (!opened.ok) return answerForm(form, { ...emptyNewPassword, result: opened });
    if (!opened.data) return answerForm(form, { ...emptyNewPassword, isLinkDead: true });
  }
  const result = await withWait(await storePassword(form), 'newPassword', locale);
  const asksCode = !result.ok && (await sessionState()).state === 'needs-second-factor';
  return answerForm(form, { result, isVerified: true, isLinkDead: false, asksCode });
}
