/** @jest-environment node */
import { hasAccountData, ofNewAccount, refuseAccountData } from './account-data.mjs';

const bytesHeld = async (value) => JSON.stringify(value).length;
const failing = (code) => async () => {
  throw Object.assign(new Error('of the database'), { code });
};

test('what an account says of itself is measured together with what it says already', async () => {
  const known = ofNewAccount({ email: 'eleni@example.org' });
  expect(await refuseAccountData({ data: { about: 'x'.repeat(3500) } }, known, bytesHeld)).toBe(
    undefined,
  );
  const refused = await refuseAccountData({ data: { about: 'x'.repeat(3990) } }, known, bytesHeld);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
});

test('what is taken away counts no more, and what replaces counts alone', async () => {
  const known = { about: 'x'.repeat(3000), name: 'x'.repeat(900) };
  for (const data of [{ about: null, more: 'y'.repeat(3000) }, { about: 'y'.repeat(3000) }]) {
    expect(await refuseAccountData({ data }, known, bytesHeld)).toBe(undefined);
  }
  expect(
    (await refuseAccountData({ data: { more: 'y'.repeat(99) } }, known, bytesHeld)).status,
  ).toBe(400);
});

test('what the database cannot hold is its sender’s fault, and no other fault of the database is', async () => {
  const data = { about: 'x' };
  for (const code of ['22P02', '22P05', '54001']) {
    expect((await refuseAccountData({ data }, {}, failing(code))).status).toBe(400);
  }
  for (const code of ['53300', undefined]) {
    expect(await refuseAccountData({ data }, {}, failing(code))).toBe(undefined);
  }
});

test('nothing said is nothing to measure', () => {
  expect([{}, { data: null }, { data: {} }, { data: 5 }].map(hasAccountData)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
