import 'server-only';
import { createHash, randomInt } from 'node:crypto';
import { BackendUnavailable } from '@/lib/platform/actions/result';
import { adminClient } from '@/lib/platform/supabase/admin';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { isRecoveryCode, recoveryCodeDigits } from './code-format';

/** Number of codes a person gets at once. */
const codeCount = 10;

/** State of a person's recovery codes. */
export interface RecoveryCodes {
  /** Number of codes that still work. */
  left: number;
  /** ISO instant at which a code last turned the second factor off. */
  usedAt: string | undefined;
}

/** Twelve digits at a time, the most that `randomInt` draws evenly. */
const twelve = () => String(randomInt(1e12)).padStart(12, '0');

const newCode = () => Array.from({ length: recoveryCodeDigits / 12 }, twelve).join('');

/** SHA-256 of owner and code: with 80 random bits a slow hash would protect nothing more. */
const hashOf = (userId: string, code: string) =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex');

const unavailable = (
  call: string,
  { code, message }: { code?: string | undefined; message: string },
) => new BackendUnavailable(`${call}: ${code ?? ''} ${message}`);

/**
 * Makes new recovery codes for a person, whose older ones stop working. Call it only for a session
 * that has taken the second factor.
 *
 * @returns the codes, which are stored nowhere else; none if the site has no secret key
 * @throws {BackendUnavailable}
 */
export async function makeRecoveryCodes(userId: string): Promise<readonly string[]> {
  const admin = adminClient();
  if (!admin) return [];
  const codes = Array.from({ length: codeCount }, newCode);
  await replaceCodes(admin, userId, codes);
  return codes;
}

/** Deletes the recovery codes of a person without a second factor. @throws {BackendUnavailable} */
export async function deleteRecoveryCodes(userId: string): Promise<void> {
  const admin = adminClient();
  if (admin) await replaceCodes(admin, userId, []);
}

async function replaceCodes(admin: DatabaseClient, userId: string, codes: readonly string[]) {
  const hashes = codes.map((code) => hashOf(userId, code));
  const { error } = await admin.rpc('replace_recovery_codes', { owner_id: userId, hashes });
  if (error) throw unavailable('replace_recovery_codes', error);
}

/**
 * Turns a person's second factor off with a recovery code, which then is used up. Removes every factor first: if that
 * fails, the code still works.
 *
 * @param person as the auth service has just returned them for the password of the session
 * @returns false for a code that is wrong or used
 * @throws {BackendUnavailable}
 */
export async function spendRecoveryCode(
  { id: userId, factors = [] }: { id: string; factors?: readonly { id: string }[] | undefined },
  code: string,
): Promise<boolean> {
  const admin = adminClient();
  if (!admin || !isRecoveryCode(code)) return false;
  const row = { user_id: userId, code_hash: hashOf(userId, code) };
  const known = await admin.from('recovery_codes').select('used_at').match(row).maybeSingle();
  if (known.error) throw unavailable('recovery_codes', known.error);
  if (!known.data || known.data.used_at !== null) return false;
  for (const { id } of factors) {
    const { error } = await admin.auth.admin.mfa.deleteFactor({ id, userId });
    if (error) throw unavailable('delete factor', error);
  }
  const used = { used_at: new Date().toISOString() };
  const { error } = await admin.from('recovery_codes').update(used).match(row);
  if (error) throw unavailable('recovery_codes', error);
  return true;
}

/** Counts a person's recovery codes; undefined if there are none, or the backend does not answer. */
export async function recoveryCodesOf(userId: string): Promise<RecoveryCodes | undefined> {
  const admin = adminClient();
  if (!admin) return undefined;
  const { data } = await admin.from('recovery_codes').select('used_at').eq('user_id', userId);
  if (!data || data.length === 0) return undefined;
  const used = data.flatMap(({ used_at }) => used_at ?? []).sort();
  return { left: data.length - used.length, usedAt: used.at(-1) };
}
