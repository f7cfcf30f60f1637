import { refusal } from './answers.mjs';

/**
 * Limit of the database (`limit_user_metadata`) in bytes; past it, the service would answer with a
 * server error.
 */
const mostBytes = 4000;
/** Error codes of a value, or a nesting depth, that the database cannot store. */
const unheld = /^(?:22|54)/;

/**
 * Returns a function that measures the size of a value in the database, in bytes.
 *
 * @param {any} database Kysely connection
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

/** True if the fields contain profile data in addition to the credentials. */
export const hasAccountData = ({ data }) => data !== undefined && data !== null;

/** Metadata that the service itself stores for a new account. */
export const ofNewAccount = ({ email }) => ({
  email,
  email_verified: false,
  phone_verified: false,
  sub: '00000000-0000-0000-0000-000000000000',
});

/**
 * Returns a refusal of profile data that an account cannot store, or undefined. A field that is
 * null is removed.
 *
 * @param {{ data?: any }} fields
 * @param {object} known current profile data
 * @param {(value: object) => Promise<number>} bytesHeld
 */
export async function refuseAccountData({ data }, known, bytesHeld) {
  const changed = Object.entries({ ...known, ...data }).filter(([, value]) => value !== null);
  try {
    if ((await bytesHeld(Object.fromEntries(changed))) <= mostBytes) return undefined;
  } catch (error) {
    // The service reports any other database error itself.
    if (!unheld.test(error.code)) return undefined;
  }
  const message = `An account holds at most ${mostBytes} bytes about itself`;
  return refusal(400, 'validation_failed', message);
}
