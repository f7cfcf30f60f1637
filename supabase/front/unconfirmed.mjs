import { refusal } from './answers.mjs';
import { textIn } from './body.mjs';

/**
 * Hides the response to a password attempt on an unconfirmed address unless the password is right:
 * the service reports the missing confirmation before it checks the password, which reveals the
 * account to anyone.
 *
 * @param {{ name: string }} route
 * @param {(email: string, password: string) => Promise<boolean>} isPasswordOf
 */
export async function unconfirmedLast(route, fields, answer, isPasswordOf) {
  if (route.name !== 'POST /token?password' || answer.ok) return answer;
  const { error_code: code } = await answer.clone().json();
  if (code !== 'email_not_confirmed') return answer;
  const [email, password] = [textIn(fields, 'email'), textIn(fields, 'password')];
  if (await isPasswordOf(email, password)) return answer;
  return refusal(400, 'invalid_credentials', 'Invalid login credentials');
}
