'use server';

import { refresh } from 'next/cache';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import { ActionFailure, type ActionResult } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { newPasskeySchema } from '@/lib/platform/auth/passkey-schema';
import { accountFailure } from '../account-failure';
import { confirmPassword } from '../confirm-password';
import type { NewPasskeyRequest, PasskeyRemovalState } from '../form-state';
import { passwordLimit, savingLimit } from '../limits';
import { newPasskeyRequestSchema, passkeyRemovalSchema } from '../schema';

const rateLimit = { bucket: 'passkey-setting', ...savingLimit };

/** The action's error for a refusal by the auth service. */
function passkeyFailure(fault: { code?: string | undefined; message: string }): Error {
  const { code = '' } = fault;
  if (code === 'too_many_passkeys') {
    return new ActionFailure('invalid', { passkey: 'passkeyMany' });
  }
  if (code.startsWith('webauthn_')) {
    return new ActionFailure('invalid', { passkey: 'passkeyFailed' });
  }
  return accountFailure(fault);
}

const request = definePersonalAction({
  namespace: 'profile',
  schema: newPasskeyRequestSchema,
  rateLimit: passwordLimit,
  async run({ current }, { client, user }): Promise<NewPasskeyRequest> {
    await confirmPassword(user.email, current);
    const { data, error } = await client.auth.passkey.startRegistration();
    if (error) throw passkeyFailure(error);
    // The site asks for no extensions, whose types differ between the vendor and the browser.
    return { challengeId: data.challenge_id, options: { ...data.options, extensions: {} } };
  },
});

const add = definePersonalAction({
  namespace: 'profile',
  schema: newPasskeySchema,
  rateLimit,
  async run({ challengeId, credential }, { client }) {
    const { error } = await client.auth.passkey.verifyRegistration({
      challengeId,
      credential: { ...credential, clientExtensionResults: {} },
    });
    if (error) throw passkeyFailure(error);
    return null;
  },
});

const remove = definePersonalAction({
  namespace: 'profile',
  schema: passkeyRemovalSchema,
  rateLimit,
  async run({ passkey }, { client }) {
    const { error } = await client.auth.passkey.delete({ passkeyId: passkey });
    // An already removed passkey counts as success.
    if (error && error.status !== 404) throw passkeyFailure(error);
    return null;
  },
});

/** Verifies the password and requests a challenge for a new passkey. */
export async function requestNewPasskey(form: FormData): Promise<ActionResult<NewPasskeyRequest>> {
  return request(form);
}

/** Stores the passkey that a browser has created. */
export async function addPasskey(form: FormData): Promise<ActionResult<null>> {
  const result = await add(form);
  if (result.ok) refresh();
  return result;
}

/** Removes one of the person's passkeys. */
export async function removePasskey(
  _previous: PasskeyRemovalState,
  form: FormData,
): Promise<PasskeyRemovalState> {
  const result = await remove(form);
  if (result.ok && !isWithoutScript(form)) refresh();
  return answerForm(form, { result, fields: null });
}
