'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { localeOf } from '@/lib/foundation/http/form';
import { defineAction } from '@/lib/platform/actions/define-action';
import { ActionFailure, type ActionResult } from '@/lib/platform/actions/result';
import { hasSecondFactor } from '@/lib/platform/supabase/assurance';
import { senderLimits, withWait } from './access-limits';
import type { AccessOutcome, PasskeyRequest } from './form-state';
import { safeNext, secondFactorAddress } from './next-path';
import { noteBrowser } from './note-browser';
import { cookieClient, oneOffClient } from './one-off-client';
import { passkeyProofSchema } from './passkey-schema';
import { failureOf } from './service-errors';
import { sessionUser } from './user';

/** Refusals for a passkey that is unknown, was removed, or answered a challenge that is over. */
const isRefused = (code = '') => code.startsWith('webauthn_');

const request = defineAction({
  namespace: 'auth',
  schema: z.object({}),
  rateLimit: senderLimits.passkey,
  async run(_input, { locale }): Promise<PasskeyRequest> {
    const { data, error } = await (await oneOffClient()).auth.passkey.startAuthentication();
    if (error) throw await failureOf(error, locale);
    // The site asks for no extensions, whose types differ between the vendor and the browser.
    return { challengeId: data.challenge_id, options: { ...data.options, extensions: {} } };
  },
});

const prove = defineAction({
  namespace: 'auth',
  schema: passkeyProofSchema,
  rateLimit: senderLimits.passkey,
  async run({ challengeId, credential, next }, { locale }): Promise<AccessOutcome> {
    const client = await cookieClient();
    const { data, error } = await client.auth.passkey.verifyAuthentication({
      challengeId,
      credential: { ...credential, clientExtensionResults: {} },
    });
    if (error && isRefused(error.code)) {
      const t = await getTranslations({ locale, namespace: 'auth.passkey' });
      throw new ActionFailure('invalid', {}, t('refused'));
    }
    if (error) throw await failureOf(error, locale);
    if (!data.user) throw new ActionFailure('invalid');
    await noteBrowser(client);
    const wanted = safeNext(next, locale);
    return {
      kind: 'signed-in',
      user: sessionUser(data.user),
      next: hasSecondFactor(data.user) ? secondFactorAddress(wanted, locale) : wanted,
    };
  },
});

/** Requests a challenge for signing in with a passkey. Source: Supabase Auth, `POST /passkeys/authentication/options`. */
export async function requestPasskey(form: FormData): Promise<ActionResult<PasskeyRequest>> {
  return withWait(await request(form), 'passkey', localeOf(form));
}

/**
 * Signs in with a passkey; the answer sets the session's cookies. A person with a second factor still owes its code, as
 * after a password. Source: Supabase Auth, `POST /passkeys/authentication/verify`.
 */
export async function signInWithPasskey(form: FormData): Promise<ActionResult<AccessOutcome>> {
  return withWait(await prove(form), 'passkey', localeOf(form));
}
