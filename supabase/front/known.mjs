import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hashes in the links that the service sends: SHA-256 in hexadecimal digits. */
const linkSecret = /^[0-9a-f]{64}$/;
/** Upper limit of the length of the service's refresh tokens. */
const longestRefreshToken = 200;

const linkColumns = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_current',
  'email_change_token_new',
];

/**
 * Returns functions that check whether something exists, each with one query to the tables of the
 * embedded auth service. They decide what counts against the limit of all senders, and change no
 * response.
 *
 * @param {any} database Kysely connection
 */
export function knownIn(database) {
  const users = () => database.selectFrom('auth.users').select('id');
  return {
    /** @param {string} email in lower case */
    account: async (email) =>
      (await users().where('email', '=', email).executeTakeFirst()) !== undefined,
    /** @param {string} hash of the link in a mail */
    link: async (hash) => {
      const held = users().where(({ eb, or }) =>
        or(linkColumns.map((column) => eb(column, '=', hash))),
      );
      return (await held.executeTakeFirst()) !== undefined;
    },
    /** @param {string} token */
    refreshToken: async (token) => {
      if (token.length > longestRefreshToken) return false;
      const held = database
        .selectFrom('auth.refresh_tokens')
        .select('id')
        .where('token', '=', token);
      return (await held.executeTakeFirst()) !== undefined;
    },
  };
}

/**
 * True if the fields have the shape of a link in our mails, without a numeric code or an address.
 */
export const isLinkSecret = ({ token_hash: hash, token, email }) =>
  typeof hash === 'string' && linkSecret.test(hash) && token === undefined && email === undefined;

/**
 * True if a request carries a token signed with the key of the service, expired or not; what the
 * token permits is for the service to decide.
 *
 * @param {Record<string, unknown>} headers
 * @param {string} jwtSecret
 */
export function bringsSigned({ authorization = '' }, jwtSecret) {
  const [, signed, signature = ''] =
    /^Bearer ([\w-]+\.[\w-]+)\.([\w-]+)$/i.exec(String(authorization)) ?? [];
  if (!signed) return false;
  const given = Buffer.from(signature, 'base64url');
  const wanted = createHmac('sha256', jwtSecret).update(signed).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
