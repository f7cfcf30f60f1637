'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { typed } from '@/lib/foundation/http/form';
import { site } from '@/lib/foundation/site';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import { ActionFailure } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { giveCode } from '@/lib/platform/auth/give-code';
import { deleteRecoveryCodes, makeRecoveryCodes } from '@/lib/platform/auth/recovery-codes';
import { codeFactors } from '@/lib/platform/supabase/assurance';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { accountFailure } from '../account-failure';
import type { SecondFactorState } from '../form-state';
import { savingLimit } from '../limits';
import { appCodeSchema, codeSchema, confirmSchema } from '../schema';

const rateLimit = { bucket: 'second-factor-setting', ...savingLimit };

const begin = definePersonalAction({
  namespace: 'profile',
  schema: z.object({}),
  rateLimit,
  async run(_input, { client }) {
    const { mfa } = client.auth;
    const known = await mfa.listFactors();
    if (known.error) throw accountFailure(known.error);
    // Removes unconfirmed factors, which would count against the service's limit.
    for (const { id, status } of known.data.all) {
      if (status === 'unverified') await mfa.unenroll({ factorId: id });
    }
    const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: site.name });
    if (error) throw accountFailure(error);
    return { id: data.id, secret: data.totp.secret, picture: data.totp.qr_code };
  },
});

const confirm = definePersonalAction({
  namespace: 'profile',
  schema: confirmSchema,
  rateLimit,
  async run({ code, factor }, { client, locale }) {
    await giveCode(client, code, locale, factor);
    // The second factor is on even if this fails: the page then offers to make codes.
    return { kind: 'on' as const, codes: await codesOf(client).catch(() => []) };
  },
});

const renew = definePersonalAction({
  namespace: 'profile',
  schema: appCodeSchema,
  rateLimit,
  async run({ code }, { client, locale }) {
    await giveCode(client, code, locale);
    return { kind: 'codes' as const, codes: await codesOf(client) };
  },
});

/** New recovery codes for the person of a session that has just taken the second factor. */
async function codesOf({ auth }: DatabaseClient): Promise<readonly string[]> {
  const { data, error } = await auth.getUser();
  if (error) throw accountFailure(error);
  return makeRecoveryCodes(data.user.id);
}

const turnOff = definePersonalAction({
  namespace: 'profile',
  schema: codeSchema,
  rateLimit,
  async run({ code }, { client, locale }) {
    const kind = await giveCode(client, code, locale);
    const { data, error } = await client.auth.getUser();
    if (error) throw accountFailure(error);
    if (kind === 'app') await deleteRecoveryCodes(data.user.id);
    for (const { id } of codeFactors(data.user)) {
      const gone = await client.auth.mfa.unenroll({ factorId: id });
      if (gone.error) throw accountFailure(gone.error);
    }
    const left = await client.auth.refreshSession();
    if (left.error) throw new ActionFailure('signedOut');
    return { kind: 'off' as const, codes: [] };
  },
});

/**
 * Enables the second factor (in two submissions of one form), disables it, or creates new recovery codes, by the value of
 * the submit button. Only the result contains the key of a new app and the codes. Without JavaScript the result is kept
 * for the page like other form results, but without the QR code, which is too large for a cookie.
 */
export async function setSecondFactor(
  { setup }: SecondFactorState,
  form: FormData,
): Promise<SecondFactorState> {
  const wish = typed(form, 'wish');
  if (wish === 'off') {
    return answered(form, { result: await turnOff(form), fields: null, setup: null });
  }
  if (wish === 'codes') {
    return answered(form, { result: await renew(form), fields: null, setup: null });
  }
  if (wish === 'confirm') {
    const result = await confirm(form);
    if (!result.ok && setup) return withKey(form, { result, fields: null, setup });
    return answered(form, { result, fields: null, setup: null });
  }
  const begun = await begin(form);
  if (!begun.ok) return answered(form, { result: begun, fields: null, setup: null });
  return withKey(form, { result: null, fields: null, setup: begun.data });
}

function withKey(form: FormData, state: SecondFactorState): Promise<SecondFactorState> {
  if (!isWithoutScript(form)) return Promise.resolve(state);
  return answerForm(form, { ...state, setup: state.setup && { ...state.setup, picture: '' } });
}

function answered(form: FormData, state: SecondFactorState): Promise<SecondFactorState> {
  if (!isWithoutScript(form)) refresh();
  return answerForm(form, state);
}
