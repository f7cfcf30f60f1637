import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs the transactions of the built-in database one at a time, and holds back other statements
 * meanwhile. The database has one session, but its driver gives every transaction a connection: while
 * one transaction waits for something else, such as a signature, a concurrent request would commit
 * its half or roll it back, or read with its role. Returns the connection.
 *
 * @template {{
 *   driver: { query: (...statement: any[]) => Promise<any> },
 *   kysely: { transaction: () => any },
 * }} Connection
 * @param {Connection} connection as `createPgliteConnection` returns it
 */
export function withExclusiveTransactions(connection) {
  const { driver, kysely } = connection;
  const query = driver.query.bind(driver);
  const begin = kysely.transaction.bind(kysely);
  /** The open transaction, in whatever its callback calls. */
  const current = new AsyncLocalStorage();
  /** Resolves when all transactions that have been asked for have ended. */
  let ended = Promise.resolve();

  const isInside = () => current.getStore()?.isOpen === true;

  async function exclusively(run) {
    // A transaction inside another one is part of it.
    if (isInside()) return run();
    const before = ended;
    let end = () => {};
    ended = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    const transaction = { isOpen: true };
    try {
      return await current.run(transaction, run);
    } finally {
      transaction.isOpen = false;
      end();
    }
  }

  driver.query = async (...statement) => {
    if (!isInside()) await ended;
    return query(...statement);
  };
  kysely.transaction = () => {
    const transaction = begin();
    return { execute: (callback) => exclusively(() => transaction.execute(callback)) };
  };
  return connection;
}
