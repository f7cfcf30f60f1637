import 'server-only';
import type { Faults } from '@/lib/platform/actions/faults';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';

interface ServiceFault {
  code?: string | undefined;
  name?: string;
  message: string;
}

/** Refusals of the auth service that belong to a field. */
const byField: Record<string, Faults<'profile'>> = {
  email_exists: { email: 'emailTaken' },
  user_already_exists: { email: 'emailTaken' },
  email_address_invalid: { email: 'emailInvalid' },
  email_address_not_authorized: { email: 'emailInvalid' },
  same_password: { password: 'passwordSame' },
  weak_password: { password: 'passwordWeak' },
  validation_failed: {},
};

const ended = [
  'session_not_found',
  'session_expired',
  'user_not_found',
  'bad_jwt',
  'no_authorization',
];

/** Converts a refusal of the auth service to the error of an action, for the caller to throw. */
export function accountFailure(fault: ServiceFault): Error {
  const code = fault.code ?? '';
  if (code in byField) return new ActionFailure('invalid', byField[code]);
  if (code.startsWith('over_')) return new ActionFailure('rateLimited');
  if (ended.includes(code) || fault.name === 'AuthSessionMissingError') {
    return new ActionFailure('signedOut');
  }
  return new BackendUnavailable(`auth: ${code} ${fault.message}`);
}
