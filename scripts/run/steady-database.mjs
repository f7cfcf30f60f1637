/** Half of a pair of surrogates counts as fewer bytes than are written for it: what follows would be read too early. */
const wellFormed = (value) => {
  if (Array.isArray(value)) return value.map(wellFormed);
  return typeof value === 'string' ? value.toWellFormed() : value;
};

/**
 * Makes the built-in database outlive a statement it cannot read. One with a null character in it is cut off there,
 * the fault is told of the statement after it, which is the ROLLBACK, and whoever asks next is inside a transaction
 * that nobody ends. Gives the database back.
 *
 * @template {{ query: (text: string, ...rest: any[]) => Promise<any> }} Database
 * @param {Database} database
 */
export function steady(database) {
  const own = database.query.bind(database);
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
      if (text.toUpperCase() !== 'ROLLBACK') throw error;
      // What it was told was the fault of the statement before.
      return own(text, ...all);
    }
  };
  return database;
}
