/**
 * Replaces lone surrogates. Fewer bytes are counted for one than are written, so the database would
 * start reading the next message too early.
 */
const wellFormed = (value) => {
  if (Array.isArray(value)) return value.map(wellFormed);
  return typeof value === 'string' ? value.toWellFormed() : value;
};

/** Error of the database about a protocol message that it cannot read. */
const isMisread = ({ code }) => code === '08P01';
/** Errors of the database have a severity; any other was thrown while a value was being encoded. */
const isOwn = ({ severity }) => severity !== undefined;
/** Upper limit of the statements that a partly written message spoils. */
const mostSpoiled = 10;

/**
 * Keeps the built-in database usable after a statement that it cannot read, or whose value cannot
 * be encoded. The partly written message stays in the buffer and spoils the next statements, from
 * any sender: if one of them is the ROLLBACK, the next sender is inside a transaction that nobody
 * ends. This therefore flushes the buffer with dummy statements and repeats the spoiled one.
 * Returns the database.
 *
 * @template {{ query: (text: string, ...rest: any[]) => Promise<any> }} Database
 * @param {Database} database
 */
export function steady(database) {
  const own = database.query.bind(database);

  async function clearLine() {
    for (let tries = 0; tries < mostSpoiled; tries += 1) {
      const fault = await own('SELECT 1').then(
        () => undefined,
        (error) => error,
      );
      // An aborted transaction rejects this too, but has read it.
      if (!fault || !isMisread(fault)) return;
    }
  }

  database.query = async (statement, values, ...rest) => {
    const text = statement.toWellFormed();
    const all = [values?.map(wellFormed), ...rest];
    if (text.includes('\0')) {
      const message = 'invalid byte sequence for encoding "UTF8": 0x00';
      throw Object.assign(new Error(message), { code: '22021' });
    }
    try {
      return await own(text, ...all);
    } catch (error) {
      if (isOwn(error) && !isMisread(error)) throw error;
      await clearLine();
      // A misread error may come from another statement; the database has then executed nothing of
      // this one.
      if (!isMisread(error) && text.toUpperCase() !== 'ROLLBACK') throw error;
      return own(text, ...all);
    }
  };
  return database;
}
