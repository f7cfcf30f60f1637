import { refusal } from './answers.mjs';
import { textIn } from './body.mjs';

/**
 * The answer to a try at a password as it may be heard: that an address was never confirmed the service says before it
 * looks at the password, which tells anybody that there is an account.
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
