import { createHmac, timingSafeEqual } from 'node:crypto';

/** The hashes that the service sends: of SHA-256, in hexadecimal digits. */
const linkSecret = /^[0-9a-f]{64}$/;
/** Whatever a refresh token of the service looks like, none is longer. */
const longestRefreshToken = 200;

const linkColumns = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_current',
  'email_change_token_new',
];

/**
 * Gives what says whether something that is asked about exists, each by one question to the tables of the embedded
 * auth service. It decides what counts for all senders, and changes no answer.
 *
 * @param {any} database its connection, by kysely
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

/** Whether this has the shape of what the links in our mails hold. A code of digits, or an address, has not. */
export const isLinkSecret = ({ token_hash: hash, token, email }) =>
  typeof hash === 'string' && linkSecret.test(hash) && token === undefined && email === undefined;

/**
 * Whether a request brings a token that was signed with the key of the service, ended or not: what it may do the
 * service says.
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
