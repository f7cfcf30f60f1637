import { compare } from 'bcryptjs';

/**
 * Returns a function that checks a password against the embedded auth service's tables, which store
 * bcrypt hashes.
 *
 * @param {any} database Kysely connection
 * @returns {(email: string, password: string) => Promise<boolean>}
 */
export const passwordsIn = (database) => async (email, password) => {
  const found = await database
    .selectFrom('auth.users')
    .select('encrypted_password')
    // The service looks addresses up in lower case too.
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.encrypted_password ? compare(password, found.encrypted_password) : false;
};
