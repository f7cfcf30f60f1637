import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { problem } from '@/lib/foundation/http/errors';
import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('@/lib/foundation/env', () => ({
  env: { ...jest.requireActual('@/lib/foundation/env').env, SUPABASE_SECRET_KEY: 'sb_secret_x' },
}));

const post = (body: unknown, key = 'sb_secret_x') =>
  POST(
    new Request('http://localhost:3000/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

const revalidated = () => jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag);

beforeEach(() => jest.clearAllMocks());

describe('POST /api/revalidate', () => {
  it('revalidates a record and the lists of its table', async () => {
    const answer = await post({ type: 'UPDATE', table: 'posts', record: { slug: 'a' } });
    expect(answer.status).toBe(200);
    expect(revalidated()).toEqual(['posts:all', 'posts:a']);
    expect(revalidateTag).toHaveBeenCalledWith('posts:a', 'max');
  });

  it('revalidates the previous slug of a record too', async () => {
    await post({ table: 'posts', record: { slug: 'new' }, old_record: { slug: 'old' } });
    expect(revalidated()).toEqual(['posts:all', 'posts:new', 'posts:old']);
  });

  it('takes tags from another instance, which purges the edge itself', async () => {
    await post({ tags: ['posts:all', 'posts:a'] });
    expect(revalidated()).toEqual(['posts:all', 'posts:a']);
    expect(after).not.toHaveBeenCalled();
    await post({ table: 'posts', record: { slug: 'a' } });
    expect(after).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, '', 'sb_publishable_x'])('rejects the key %p', async (key) => {
    const answer = await post({ table: 'posts', record: { slug: 'a' } }, key ?? 'none');
    expect(answer.status).toBe(401);
    expect(problem.parse(await answer.json()).code).toBe('unauthorized');
    expect(revalidated()).toEqual([]);
  });

  it.each(['no json', {}, { table: 'posts; drop' }])('rejects %p', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(problem.parse(await answer.json()).code).toBe('invalid');
    expect(revalidated()).toEqual([]);
  });
});
