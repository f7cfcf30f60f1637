/** Half of a pair of surrogates counts as fewer bytes than are written for it: what follows would be read too early. */
const wellFormed = (value) => {
  if (Array.isArray(value)) return value.map(wellFormed);
  return typeof value === 'string' ? value.toWellFormed() : value;
};

/** The database's word for what it cannot read as messages to it. */
const isMisread = ({ code }) => code === '08P01';
/** An error of the database says how grave it is; any other was thrown while a value was written for it. */
const isOwn = ({ severity }) => severity !== undefined;
/** What was begun of a message spoils some of the next ones, never as many. */
const mostSpoiled = 10;

/**
 * Makes the built-in database outlive a statement that it cannot read, or of which a value cannot be written. What was
 * begun of it stays in the line and spoils the next statements, whoever asks them: if one of them is the ROLLBACK, whoever
 * asks next is inside a transaction that nobody ends. So the line is cleared by statements nobody needs, and what was
 * spoiled is asked once more. Gives the database back.
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
      // An aborted transaction refuses this as well, but has read it.
      if (!fault || !isMisread(fault)) return;
    }
  }

  database.query = async (asked, values, ...rest) => {
    const text = asked.toWellFormed();
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
      // What it was told may be the fault of another statement: then the database has done nothing of this one.
      if (!isMisread(error) && text.toUpperCase() !== 'ROLLBACK') throw error;
      return own(text, ...all);
    }
  };
  return database;
}
