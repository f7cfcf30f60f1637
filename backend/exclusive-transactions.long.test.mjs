import { execFileSync } from 'node:child_process';

/**
 * Scenarios on one built-in database in memory with a table `notes (id, note)`, each with what the
 * table holds at its end. In a process of their own, because Jest cannot load the database.
 */
const program = `
  import { setTimeout as wait } from 'node:timers/promises';
  import { createPgliteConnection } from '@supabase/lite/pglite';
  import { withExclusiveTransactions } from './backend/exclusive-transactions.mjs';
  const made = await createPgliteConnection({ url: 'memory://' });
  const { kysely } = withExclusiveTransactions(made);
  await made.driver.query('create table notes (id serial, note text)');
  const write = async (db, note) => {
    await db.insertInto('notes').values({ note }).execute();
  };
  const notes = async () =>
    (await kysely.selectFrom('notes').select('note').orderBy('id').execute()).map(({ note }) => note);
  const transaction = (steps) => kysely.transaction().execute(steps);
  const failing = (note, ms = 0) => transaction(async (own) => {
    await write(own, note);
    await wait(ms);
    throw new Error('rolled back');
  });
  const slow = (notes) => transaction(async (own) => {
    for (const note of notes) {
      await write(own, note);
      await wait(50);
    }
  });
  const results = {};
  async function scenario(name, ...tasks) {
    await made.driver.query('truncate notes');
    const outcomes = await Promise.allSettled(tasks.map((task, index) => wait(10 * index).then(task)));
    results[name] = { notes: await notes(), values: outcomes.map(({ value }) => value ?? null) };
  }

  await scenario('slow', () => slow(['first', 'second']), () => failing('lost'));
  await scenario('failing', () => failing('lost', 50), () => write(kysely, 'single'), () => slow(['own']));
  await scenario(
    'role',
    () => transaction(async (own) => {
      await made.driver.query('set local role pg_monitor');
      await wait(50);
    }),
    async () => (await made.driver.query('select current_user as name')).rows[0].name,
  );
  await scenario('nested', () => transaction(async (own) => {
    await write(own, 'outer');
    await write(kysely, 'same connection');
    return notes();
  }));
  console.log(JSON.stringify(results));
  // The database leaves an exit code of its own.
  process.exit(0);
`;

const results = JSON.parse(
  execFileSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' }),
);

describe('transactions of the built-in database', () => {
  it('keep their writes when a concurrent one fails', () => {
    expect(results.slow.notes).toEqual(['first', 'second']);
  });

  it('roll back only their own writes', () => {
    expect(results.failing.notes.toSorted()).toEqual(['own', 'single']);
  });

  it('do not lend their role to other statements', () => {
    expect(results.role.values[1]).not.toBe('pg_monitor');
  });

  it('may use the connection itself', () => {
    expect(results.nested.values[0]).toEqual(['outer', 'same connection']);
  });
});
