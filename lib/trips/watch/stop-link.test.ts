import { env } from '@/lib/foundation/env';
import { readStopToken, stopAddressOf } from './stop-link';

const [id, userId] = [crypto.randomUUID(), crypto.randomUUID()];
const tokenOf = (address: string) => new URL(address).searchParams.get('trip') ?? '';

beforeEach(() => jest.replaceProperty(env, 'SUPABASE_SECRET_KEY', 'sb_secret_one'));
afterEach(() => jest.restoreAllMocks());

it('names its trip and owner, and says nothing else', () => {
  expect(readStopToken(tokenOf(stopAddressOf({ id, userId }, 'el')))).toEqual({
    id,
    userId,
  });
});

it('is refused if any part of it was changed, and under another key', () => {
  const token = tokenOf(stopAddressOf({ id, userId }, 'en'));
  const [, , signature] = token.split('.');
  const other = crypto.randomUUID();
  for (const changed of [
    `${other}.${userId}.${signature}`,
    `${id}.${other}.${signature}`,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    `${token}.more`,
    `${id}.${userId}`,
    '',
  ]) {
    expect(readStopToken(changed)).toBeUndefined();
  }
  expect(readStopToken(null)).toBeUndefined();
  jest.replaceProperty(env, 'SUPABASE_SECRET_KEY', 'sb_secret_two');
  expect(readStopToken(token)).toBeUndefined();
  jest.replaceProperty(env, 'SUPABASE_SECRET_KEY', undefined);
  expect(readStopToken(tokenOf(stopAddressOf({ id, userId }, 'en')))).toBeUndefined();
});
