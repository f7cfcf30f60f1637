import { randomUUID } from 'node:crypto';

/** Routes whose response or timing would reveal who has an account. */
const telling = ['POST /signup', 'POST /recover', 'POST /resend'];

/**
 * Response to a sign-up that has to be confirmed by mail: the same for a known address and a new
 * one.
 */
function toLookForMail({ email, data }) {
  const at = new Date().toISOString();
  const user = {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
  return Response.json(user);
}

/**
 * Removes from the service's response any difference between a known address and an unknown one.
 *
 * @param {{ name: string }} route
 * @param {boolean} confirms whether a new account has to be confirmed by mail; otherwise a
 *   sign-up opens a session, which reveals the account anyway
 */
export async function equalAnswer(route, fields, answer, confirms) {
  if (!telling.includes(route.name)) return answer;
  const { error_code: code } = answer.ok ? {} : await answer.clone().json();
  // A second mail within a short time is only refused if there is an account.
  const isSame = answer.ok || code === 'over_email_send_rate_limit';
  if (!isSame) return answer;
  if (route.name !== 'POST /signup') return Response.json({});
  return confirms ? toLookForMail(fields) : answer;
}

/**
 * True if a response has to be delayed to a fixed time. A successful sign-in need not be: the
 * session itself reveals the account.
 */
export const isHeld = ({ name }, answer, confirms) =>
  (name === 'POST /token?password' && !answer.ok) ||
  (telling.includes(name) && (name !== 'POST /signup' || confirms));
