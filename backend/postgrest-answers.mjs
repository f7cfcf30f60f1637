/** Of every code that begins so: what the sender did wrong (400), or what passes (503). */
const statuses = [
  // A broken constraint. Rows that are there already, or are not, have 409 by the backend itself.
  ['23', 400],
  // A function that refuses what it was given without saying how.
  ['P0001', 400],
  // Nested deeper, or longer, than the database can take.
  ['54', 413],
  ['22', 400],
  ['53', 503],
  // A query of the address that cannot be taken apart.
  ['PGRST100', 400],
  // A body that is no row and no list of rows.
  ['PGRST102', 400],
];
/** What is thrown at a query or a value that never reaches the database, and what that is called. */
const unwritable = [
  [/^(?:Missing|Expected|Unexpected) .* at position \d+/, 'PGRST100'],
  [/^(?:TypeError: )?Cannot use 'in' operator to search for /, 'PGRST102'],
  // A column named like what every object has (closed-prototypes).
  [/^(?:TypeError: )?Cannot add property .*, object is not extensible$/, 'PGRST100'],
  [/^Maximum call stack size exceeded$/, '54001'],
  [/^Invalid time value$|^Invalid input for \w+ type$|argument must be of type string/, '22P02'],
];
const answeredAlready = ['23502', '23503', '23505'];

/**
 * An error of the database as the embedded backend answers rightly. To what is written here a hosted one answers as
 * its list says (PostgREST, "Errors"), the embedded one 500 as if the fault were its own. The detail of such an error
 * quotes the row and is left out: it would stand in the log.
 *
 * @param {any} error what the connection makes of what was thrown
 */
export function likePostgrest(error) {
  const message = String(error?.message ?? '');
  const [, written = error?.code] = unwritable.find(([words]) => words.test(message)) ?? [];
  const code = String(written ?? '');
  const [, status] = statuses.find(([start]) => code.startsWith(start)) ?? [];
  if (!status || answeredAlready.includes(code)) return error;
  const said = { code, message, hint: error.hint ?? null };
  // What a function of the database raises to answer with words and a status of its own.
  return Object.assign(new Error(JSON.stringify(said)), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}

/**
 * Makes a connection of the backend report such errors so, and gives it back.
 *
 * @template {{ normalizeDbError: (error: unknown) => any }} Connection
 * @param {Connection} connection
 */
export function answeringLikePostgrest(connection) {
  const own = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => likePostgrest(own(error));
  return connection;
}
