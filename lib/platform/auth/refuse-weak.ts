import 'server-only';
import type { Faults } from '@/lib/platform/actions/faults';
import { ActionFailure } from '@/lib/platform/actions/result';
import { weaknessOf } from './password-strength';
import type { SessionUser } from './user';

/** Address and names of an account, which its password must not be made of. */
export const ownWords = ({ email, name, displayName }: SessionUser) =>
  [email, name, displayName].filter((text) => text !== undefined);

const faults = {
  common: { password: 'passwordCommon' },
  own: { password: 'passwordOwn' },
} as const satisfies Record<string, Faults<'auth'> & Faults<'profile'>>;

/** Rejects a weak password with an error of its field: see {@link weaknessOf}. */
export function refuseWeak(password: string, own: readonly string[] = []): void {
  const weakness = weaknessOf(password, own);
  if (weakness) throw new ActionFailure('invalid', faults[weakness]);
}
