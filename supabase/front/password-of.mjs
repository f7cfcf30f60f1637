import { compare } from 'bcryptjs';

/**
 * Gives what says whether a password is that of an account, by the tables of the embedded auth service, which keeps
 * passwords as bcrypt does.
 *
 * @param {any} database its connection, by kysely
 * @returns {(email: string, password: string) => Promise<boolean>}
 */
export const passwordsIn = (database) => async (email, password) => {
  const found = await database
    .selectFrom('auth.users')
    .select('encrypted_password')
    // As the service looks it up.
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.encrypted_password ? compare(password, found.encrypted_password) : false;
};
