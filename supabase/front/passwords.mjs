import { weaknessOf } from '../../lib/platform/auth/password-strength.ts';
import { refusal } from './answers.mjs';
import { textIn } from './body.mjs';

const words = {
  common: 'Password is among the first that are tried.',
  own: 'Password is made of the name or the address of its owner.',
};

/** Address and names of an account, in the format of the auth service. */
const ownWords = ({ email, data }) =>
  [email, data?.full_name, data?.display_name].filter((text) => typeof text === 'string');

/**
 * Returns a refusal of a new password that is easy to guess, in the format in which the service
 * refuses a short one; undefined for a password that is left to the service.
 *
 * @param {Record<string, any>} fields fields of the request
 * @param {{ email?: unknown, data?: any }} owner account of the new password
 */
export function refusePassword(fields, owner) {
  const weakness = weaknessOf(textIn(fields, 'password'), ownWords(owner));
  if (!weakness || textIn(fields, 'password').length < 10) return undefined;
  const details = { weak_password: { reasons: [weakness] } };
  return refusal(422, 'weak_password', words[weakness], details);
}
