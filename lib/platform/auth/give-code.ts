import 'server-only';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isWithinLimit, type RateLimit } from '@/lib/platform/actions/rate-limit';
import { ActionFailure } from '@/lib/platform/actions/result';
import { codeFactors } from '@/lib/platform/supabase/assurance';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { isRecoveryCode } from './code-format';
import { spendRecoveryCode } from './recovery-codes';
import { failureOf } from './service-errors';

/**
 * Counted by account, not by sender: a code has only six digits, and a few senders could guess it. The form requires
 * the password first, so no stranger can lock the owner out.
 */
const codeLimit: RateLimit = { bucket: 'second-factor', max: 10, windowSeconds: 15 * 60 };

/**
 * Takes the second factor with a code of the app: afterwards the session of `client` is one that has. Or, with a recovery
 * code, turns the second factor off and ends the person's other sessions.
 *
 * @param code without blanks
 * @param factorId the app that is being added, which takes its own codes only; else any that the person has confirmed
 * @returns the kind of code
 * @throws {ActionFailure} `codeWrong` or `codeExpired` beside `code`; `rateLimited` after ten tries in 15 minutes
 */
export async function giveCode(
  client: DatabaseClient,
  code: string,
  locale: Locale,
  factorId?: string,
): Promise<'app' | 'recovery'> {
  const { data, error } = await client.auth.getUser();
  if (error) throw await failureOf(error, locale);
  if (!(await isWithinLimit(codeLimit, `user:${data.user.id}`))) {
    throw new ActionFailure('rateLimited');
  }
  if (isRecoveryCode(code) && !factorId) {
    if (!(await spendRecoveryCode(data.user, code))) {
      throw new ActionFailure('invalid', { code: 'codeWrong' });
    }
    // The second factor is off even if this fails.
    await client.auth.signOut({ scope: 'others' });
    return 'recovery';
  }
  const ids = factorId ? [factorId] : codeFactors(data.user).map(({ id }) => id);
  let refusal: Error = new ActionFailure('invalid', { code: 'codeWrong' });
  for (const id of ids) {
    // A fresh challenge for each try cannot expire while the person looks for the phone.
    const { error: fault } = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
    if (!fault) return 'app';
    if (fault.code === 'mfa_challenge_expired') {
      refusal = new ActionFailure('invalid', { code: 'codeExpired' });
    } else if (fault.code !== 'mfa_verification_failed') {
      throw await failureOf(fault, locale);
    }
  }
  throw refusal;
}
