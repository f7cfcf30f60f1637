/** @jest-environment node */
import { hasAccountData, ofNewAccount, refuseAccountData } from './account-data.mjs';

const bytesHeld = async (value) => JSON.stringify(value).length;
const failing = (code) => async () => {
  throw Object.assign(new Error('of the database'), { code });
};

test('new account data is measured together with existing data', async () => {
  const known = ofNewAccount({ email: 'eleni@example.org' });
  expect(await refuseAccountData({ data: { about: 'x'.repeat(3500) } }, known, bytesHeld)).toBe(
    undefined,
  );
  const refused = await refuseAccountData({ data: { about: 'x'.repeat(3990) } }, known, bytesHeld);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
});

test('removed data is not counted, and replaced data only once', async () => {
  const known = { about: 'x'.repeat(3000), name: 'x'.repeat(900) };
  for (const data of [{ about: null, more: 'y'.repeat(3000) }, { about: 'y'.repeat(3000) }]) {
    expect(await refuseAccountData({ data }, known, bytesHeld)).toBe(undefined);
  }
  expect(
    (await refuseAccountData({ data: { more: 'y'.repeat(99) } }, known, bytesHeld)).status,
  ).toBe(400);
});

test('data that does not fit the database is a client error, other database errors are not', async () => {
  const data = { about: 'x' };
  for (const code of ['22P02', '22P05', '54001']) {
    expect((await refuseAccountData({ data }, {}, failing(code))).status).toBe(400);
  }
  for (const code of ['53300', undefined]) {
    expect(await refuseAccountData({ data }, {}, failing(code))).toBe(undefined);
  }
});

test('empty data has no size', () => {
  expect([{}, { data: null }, { data: {} }, { data: 5 }].map(hasAccountData)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
