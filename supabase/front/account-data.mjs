import { refusal } from './answers.mjs';

/** The database's limit (`limit_user_metadata`), which the service would answer as a fault of its own. */
const mostBytes = 4000;
/** Of codes that begin so: a value, or a depth, that the database cannot hold. */
const unheld = /^(?:22|54)/;

/**
 * Gives what measures a value as the database would hold it, in bytes.
 *
 * @param {any} database its connection, by kysely
 * @returns {(value: object) => Promise<number>}
 */
export const bytesHeldIn = (database) => async (value) => {
  const { bytes } = await database
    .selectNoFrom(({ cast, fn, val }) => {
      const held = cast(cast(val(JSON.stringify(value)), 'jsonb'), 'text');
      return fn('octet_length', [held]).as('bytes');
    })
    .executeTakeFirstOrThrow();
  return bytes;
};

/** Whether this says something of the person, beside what the account is opened with. */
export const hasAccountData = ({ data }) => data !== undefined && data !== null;

/** What a new account would say of itself: the service adds what it knows. */
export const ofNewAccount = ({ email }) => ({
  email,
  email_verified: false,
  phone_verified: false,
  sub: '00000000-0000-0000-0000-000000000000',
});

/**
 * Refuses what an account cannot say of itself; undefined where it can. A field that is null is taken away.
 *
 * @param {{ data?: any }} fields
 * @param {object} known what it says already
 * @param {(value: object) => Promise<number>} bytesHeld
 */
export async function refuseAccountData({ data }, known, bytesHeld) {
  const changed = Object.entries({ ...known, ...data }).filter(([, value]) => value !== null);
  try {
    if ((await bytesHeld(Object.fromEntries(changed))) <= mostBytes) return undefined;
  } catch (error) {
    // Whatever else is wrong with the database the service says itself.
    if (!unheld.test(error.code)) return undefined;
  }
  const message = `An account holds at most ${mostBytes} bytes about itself`;
  return refusal(400, 'validation_failed', message);
}
