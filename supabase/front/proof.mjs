import { refusal } from './answers.mjs';

/** Whether this would change what an account is opened with. */
export const changesAccess = ({ password, email }) => password !== undefined || email !== undefined;

/**
 * Refuses to change password or address in a session that did not begin within the last five minutes: a token that was
 * taken from an open screen is not enough. Of what `ask` answers only a plain yes counts.
 *
 * @param {Record<string, string>} headers key and token of whoever asks
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
    'Please sign in again, or ask for a new link: this takes a session that has just begun.',
  );
}
