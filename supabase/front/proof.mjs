import { refusal } from './answers.mjs';

/** True if the fields change the credentials of an account. */
export const changesAccess = ({ password, email }) => password !== undefined || email !== undefined;

/**
 * Returns a refusal to change the password or address in a session older than five minutes: a token
 * taken from an unlocked screen is not enough. Only an explicit `true` from `ask` counts.
 *
 * @param {Record<string, string>} headers key and token of the sender
 * @param {(path: string, init: object) => Promise<Response>} ask
 */
export async function refuseStale(headers, ask) {
  const answer = await ask('/rest/v1/rpc/session_is_fresh', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  if (answer.ok && (await answer.json()) === true) return undefined;
  return refusal(
    400,
    'reauthentication_needed',
    'Please sign in again, or ask for a new link: this only works shortly after signing in.',
  );
}
