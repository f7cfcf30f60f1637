'use server';

import { redirect } from 'next/navigation';
import { localeOf, typed } from '@/lib/foundation/http/form';
import { site } from '@/lib/foundation/site';
import { defineAction } from '@/lib/platform/actions/define-action';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import type { ActionResult } from '@/lib/platform/actions/result';
import { hasSecondFactor } from '@/lib/platform/supabase/assurance';
import { senderLimits, takePairLimit, withWait } from './access-limits';
import { untilBeat } from './equal-time';
import type { AccessOutcome, AccessState } from './form-state';
import { rememberedNext, signInWith } from './mail-addresses';
import { safeNext, secondFactorAddress } from './next-path';
import { noteBrowser } from './note-browser';
import { cookieClient, oneOffClient } from './one-off-client';
import { refuseWeak } from './refuse-weak';
import { signInSchema, signUpSchema } from './schema';
import { failureOf, sentenceOf } from './service-errors';
import { sessionUser } from './user';

const tryPassword = defineAction({
  namespace: 'auth',
  schema: signInSchema,
  rateLimit: senderLimits.signIn,
  async run({ email, password, next }, { locale }): Promise<AccessOutcome> {
    // Counted before the attempt: after too many wrong passwords the right one is refused as well.
    await takePairLimit(email);
    const client = await cookieClient();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error?.code === 'email_not_confirmed') {
      return { kind: 'unconfirmed', message: await sentenceOf(error, locale) };
    }
    if (error) throw await failureOf(error, locale);
    await noteBrowser(client);
    const wanted = safeNext(next, locale);
    return {
      kind: 'signed-in',
      user: sessionUser(data.user),
      next: hasSecondFactor(data.user) ? secondFactorAddress(wanted, locale) : wanted,
    };
  },
});

const makeAccount = defineAction({
  namespace: 'auth',
  schema: signUpSchema,
  rateLimit: senderLimits.signUp,
  async run({ name, email, password, next }, { locale }): Promise<AccessOutcome> {
    refuseWeak(password, [name, email]);
    const back = { locale, next: rememberedNext(next, locale) };
    // Without cookies: the other client would leave a code there for a flow the mails do not use.
    const { data, error } = await (await oneOffClient()).auth.signUp({
      email,
      password,
      options: {
        data: { full_name: name, locale },
        emailRedirectTo: site.origin + signInWith('confirmed=true', back),
      },
    });
    // The service refuses only for an account that awaits its mail, so the usual message is still true.
    if (error?.code === 'over_email_send_rate_limit') return { kind: 'mail-sent' };
    if (error) throw await failureOf(error, locale);
    if (!data.session) return { kind: 'mail-sent' };
    const client = await cookieClient();
    const kept = await client.auth.setSession(data.session);
    if (kept.error) throw await failureOf(kept.error, locale);
    await noteBrowser(client);
    const user = kept.data.user ?? data.session.user;
    return { kind: 'signed-in', user: sessionUser(user), next: safeNext(next, locale) };
  },
});

/** The state of the form after an answer. Without a script the browser is sent on from here. */
async function answered(result: ActionResult<AccessOutcome>, form: FormData): Promise<AccessState> {
  if (result.ok && result.data.kind === 'signed-in' && isWithoutScript(form)) {
    await forgetAnswer();
    redirect(result.data.next);
  }
  return answerForm(form, {
    result,
    fields: { name: typed(form, 'name'), email: typed(form, 'email') },
  });
}

/** Signs in; the answer sets the session's cookies. */
export async function signIn(_previous: AccessState, form: FormData): Promise<AccessState> {
  const began = performance.now();
  const result = await tryPassword(form);
  if (!result.ok) await untilBeat(began);
  return answered(await withWait(result, 'signIn', localeOf(form)), form);
}

/** Creates an account: signs the person in, or asks them to look for the mail, depending on the service's settings. */
export async function signUp(_previous: AccessState, form: FormData): Promise<AccessState> {
  const began = performance.now();
  const result = await makeAccount(form);
  if (result.ok && result.data.kind === 'mail-sent') await untilBeat(began);
  return answered(await withWait(result, 'signUp', localeOf(form)), form);
}
