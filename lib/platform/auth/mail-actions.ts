'use server';

import { localeOf, typed } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { defineAction } from '@/lib/platform/actions/define-action';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { senderLimits, takeMailLimit, withWait } from './access-limits';
import { untilBeat } from './equal-time';
import type { MailState } from './form-state';
import { rememberedNext, resetAddress, signInWith } from './mail-addresses';
import { oneOffClient } from './one-off-client';
import { mailRequestSchema } from './schema';
import { failureOf, type ServiceError } from './service-errors';

/**
 * The service refuses a second mail within a short time only when an account exists. Passing that refusal on would
 * reveal accounts to strangers, and the usual message of the page is still true.
 */
const isJustSent = ({ code }: ServiceError) => code === 'over_email_send_rate_limit';

const recover = defineAction({
  namespace: 'auth',
  schema: mailRequestSchema,
  rateLimit: senderLimits.mail,
  async run({ email, next }, { locale }) {
    await takeMailLimit(email);
    const path = resetAddress({ next: rememberedNext(next, locale) });
    const { error } = await (await oneOffClient()).auth.resetPasswordForEmail(email, {
      redirectTo: site.origin + localizePath(path, locale),
    });
    if (error && !isJustSent(error)) throw await failureOf(error, locale);
    return null;
  },
});

const resend = defineAction({
  namespace: 'auth',
  schema: mailRequestSchema,
  rateLimit: senderLimits.mail,
  async run({ email, next }, { locale }) {
    await takeMailLimit(email);
    const back = { locale, next: rememberedNext(next, locale) };
    const { error } = await (await oneOffClient()).auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: site.origin + signInWith('confirmed=true', back) },
    });
    if (error && !isJustSent(error)) throw await failureOf(error, locale);
    return null;
  },
});

/** Asks for the mail that leads to a new password. The answer is the same whether or not there is an account. */
export async function requestRecovery(_previous: MailState, form: FormData): Promise<MailState> {
  const began = performance.now();
  const result = await withWait(await recover(form), 'mail', localeOf(form));
  await untilBeat(began);
  return answerForm(form, { result, email: typed(form, 'email').trim() });
}

/** Requests another confirmation mail. */
export async function resendConfirmation(_previous: MailState, form: FormData): Promise<MailState> {
  const began = performance.now();
  const result = await withWait(await resend(form), 'mail', localeOf(form));
  await untilBeat(began);
  return answerForm(form, { result, email: typed(form, 'email').trim() });
}
