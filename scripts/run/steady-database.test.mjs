import { steady } from './steady-database.mjs';

/** A database that tells the next statement what was wrong with the one before, as the built-in one does. */
function database() {
  const asked = [];
  let fault;
  const query = async (text, values) => {
    asked.push(values ? [text, values] : text);
    const told = fault;
    fault = undefined;
    if (told) throw told;
    return { rows: [] };
  };
  const fail = () => {
    fault = new Error('insufficient data left in message');
  };
  return { asked, fail, ...steady({ query }) };
}

it('sends no statement with a null character', async () => {
  const { asked, query } = database();
  await expect(query('select "a\0"')).rejects.toMatchObject({ code: '22021' });
  expect(asked).toEqual([]);
});

it('rolls back however often the first try is told of another fault', async () => {
  const { asked, fail, query } = database();
  fail();
  await query('ROLLBACK');
  expect(asked).toEqual(['ROLLBACK', 'ROLLBACK']);
});

it('repeats nothing else', async () => {
  const { asked, fail, query } = database();
  fail();
  await expect(query('select 1')).rejects.toThrow('insufficient data');
  expect(asked).toEqual(['select 1']);
});

it('sends no half of a pair of surrogates, of which the length would be told wrong', async () => {
  const { asked, query } = database();
  await query('select $1', ['a\ud800', 7, ['\udfff']]);
  expect(asked).toEqual([['select $1', ['a\ufffd', 7, ['\ufffd']]]]);
});
