/**
 * Statuses by the start of an error code: a mistake of the sender (4xx), or a temporary failure
 * (503).
 */
const statuses = [
  // Broken constraint. The backend itself answers 409 for rows that exist already or are missing.
  ['23', 400],
  // Function that rejects its input without naming a status.
  ['P0001', 400],
  // Nested too deeply or too long for the database.
  ['54', 413],
  ['22', 400],
  ['53', 503],
  // Query string that cannot be parsed.
  ['PGRST100', 400],
  // Body that is neither a row nor a list of rows.
  ['PGRST102', 400],
];
/** Errors thrown for a query or a value that never reaches the database, and their codes. */
const unwritable = [
  [/^(?:Missing|Expected|Unexpected) .* at position \d+/, 'PGRST100'],
  [/^(?:TypeError: )?Cannot use 'in' operator to search for /, 'PGRST102'],
  // Column named like a member of every object (closed-prototypes).
  [/^(?:TypeError: )?Cannot add property .*, object is not extensible$/, 'PGRST100'],
  [/^Maximum call stack size exceeded$/, '54001'],
  [/^Invalid time value$|^Invalid input for \w+ type$|argument must be of type string/, '22P02'],
];
const answeredAlready = ['23502', '23503', '23505'];

/**
 * Turns a database error into one that the embedded backend answers with the right status. A hosted
 * backend answers these codes as PostgREST documents them ("Errors"); the embedded one answers 500,
 * as if it were at fault. Drops the detail, because it quotes the row and would end up in the log.
 *
 * @param {any} error as normalised by the connection
 */
export function likePostgrest(error) {
  const message = String(error?.message ?? '');
  const [, written = error?.code] = unwritable.find(([words]) => words.test(message)) ?? [];
  const code = String(written ?? '');
  const [, status] = statuses.find(([start]) => code.startsWith(start)) ?? [];
  if (!status || answeredAlready.includes(code)) return error;
  const fields = { code, message, hint: error.hint ?? null };
  // The error that a function of the database raises to answer with its own message and status.
  return Object.assign(new Error(JSON.stringify(fields)), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}

/**
 * Makes a connection of the backend report errors through `likePostgrest`, and returns it.
 *
 * @template {{ normalizeDbError: (error: unknown) => any }} Connection
 * @param {Connection} connection
 */
export function answeringLikePostgrest(connection) {
  const own = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => likePostgrest(own(error));
  return connection;
}
