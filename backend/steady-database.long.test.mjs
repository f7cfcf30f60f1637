import { execFileSync } from 'node:child_process';
import { steady } from './steady-database.mjs';

const misread = () => Object.assign(new Error('invalid message format'), fault('08P01'));
const fault = (code) => ({ code, severity: 'ERROR' });

/**
 * Database that misreads the next `spoil` statements, like the built-in one after a value that it
 * could not encode.
 */
function database() {
  const asked = [];
  let spoiled = 0;
  let next;
  const query = async (text, values) => {
    asked.push(values ? [text, values] : text);
    const thrown = next;
    next = undefined;
    if (thrown) throw thrown;
    if (spoiled > 0) {
      spoiled -= 1;
      throw misread();
    }
    return { rows: [] };
  };
  return {
    asked,
    fail: (error, spoil = 0) => {
      next = error;
      spoiled = spoil;
    },
    ...steady({ query }),
  };
}

it('rejects statements with a null character', async () => {
  const { asked, query } = database();
  await expect(query('select "a\0"')).rejects.toMatchObject({ code: '22021' });
  expect(asked).toEqual([]);
});

it('clears the connection after a value that could not be encoded, before any rollback', async () => {
  const { asked, fail, query } = database();
  fail(new TypeError('The "src" argument must be of type string'), 2);
  await expect(query('select $1', [{}])).rejects.toThrow('must be of type string');
  await query('ROLLBACK');
  const [, ...after] = asked;
  expect(after).toEqual(['SELECT 1', 'SELECT 1', 'SELECT 1', 'ROLLBACK']);
});

it('rolls back even if other statements are reported', async () => {
  const { asked, fail, query } = database();
  fail(misread(), 3);
  await query('ROLLBACK');
  expect(asked.filter((text) => text === 'ROLLBACK')).toHaveLength(2);
  expect(asked.at(-1)).toBe('ROLLBACK');
});

it('retries a statement that another one disrupted', async () => {
  const { asked, fail, query } = database();
  fail(misread(), 2);
  await expect(query('select $1', [1])).resolves.toEqual({ rows: [] });
  expect(asked).toEqual([
    ['select $1', [1]],
    'SELECT 1',
    'SELECT 1',
    'SELECT 1',
    ['select $1', [1]],
  ]);
});

/**
 * Uses the real built-in database: a value that cannot be encoded, and five other statements at
 * that moment.
 */
const atOnce = `
  import { createPgliteConnection } from '@supabase/lite/pglite';
  import { steady } from '${new URL('./steady-database.mjs', `file://${__filename}`).href}';
  const { driver } = await createPgliteConnection({ url: 'memory://' });
  const { query } = steady(driver);
  const others = [1, 2, 3, 4, 5].map((number) => [\`select \${number} as number, $1 as text\`, ['a']]);
  const asked = [['select $1::text[]', [{}]], ...others].map(([text, values]) => query(text, values));
  const answers = await Promise.allSettled(asked);
  console.log(JSON.stringify(answers.map(({ value }) => value?.rows[0].number ?? 'refused')));
  process.exit(0);
`;

it('answers concurrent requests when a value cannot be encoded', () => {
  const parameters = ['--input-type=module', '--eval', atOnce];
  const printed = execFileSync(process.execPath, parameters, { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual(['refused', 1, 2, 3, 4, 5]);
});

it('does not retry forever', async () => {
  const { asked, fail, query } = database();
  fail(misread(), 1000);
  await expect(query('select 1')).rejects.toThrow('invalid message format');
  expect(asked.length).toBeLessThan(20);
});

it('leaves errors of the database unchanged', async () => {
  const { asked, fail, query } = database();
  fail(Object.assign(new Error('no such column'), fault('42703')));
  await expect(query('select nothing')).rejects.toMatchObject({ code: '42703' });
  expect(asked).toEqual(['select nothing']);
});

it('rejects lone surrogates, whose length would be wrong', async () => {
  const { asked, query } = database();
  await query('select $1', ['a\ud800', 7, ['\udfff']]);
  expect(asked).toEqual([['select $1', ['a\ufffd', 7, ['\ufffd']]]]);
});
