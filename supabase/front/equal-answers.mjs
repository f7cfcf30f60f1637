import { randomUUID } from 'node:crypto';

/** What says by its answer or its time who has an account, where nothing is done about it. */
const telling = ['POST /signup', 'POST /recover', 'POST /resend'];

/** The answer to who signs up and is to look for a mail: for a known address the same as for one that is new. */
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
 * The service's answer as it may be heard: what would tell a known address from an unknown one is said alike.
 *
 * @param {{ name: string }} route
 * @param {boolean} confirms whether a new account waits for its mail; otherwise it opens at once, which tells anyway
 */
export async function saidAlike(route, fields, answer, confirms) {
  if (!telling.includes(route.name)) return answer;
  const { error_code: code } = answer.ok ? {} : await answer.clone().json();
  // A mail sent a moment ago is refused again only where there is an account.
  const isSame = answer.ok || code === 'over_email_send_rate_limit';
  if (!isSame) return answer;
  if (route.name !== 'POST /signup') return Response.json({});
  return confirms ? toLookForMail(fields) : answer;
}

/** Whether an answer has to wait for its moment: a session that opens says more than its time. */
export const isHeld = ({ name }, answer, confirms) =>
  (name === 'POST /token?password' && !answer.ok) ||
  (telling.includes(name) && (name !== 'POST /signup' || confirms));
