import { cacheLife, cacheTag } from 'next/cache';
import type { Answer } from './answer';
import { publicClient } from './public';
import { publicQuery, readPublic } from './read-public';

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }));
jest.mock('./public', () => ({ publicClient: jest.fn(() => ({})) }));

const found = { state: 'found', data: 'Naxos by bus' } as const;
const away = { state: 'unavailable' } as const;

/** Reads one part, the backend answering as given. */
const read = (part: string, answer: Answer<string>) =>
  readPublic('posts', part, () => Promise.resolve(answer));

const lives = () => jest.mocked(cacheLife).mock.calls.map(([life]) => life);

beforeEach(() => jest.clearAllMocks());

describe('a public read', () => {
  it('has its own cache tag', async () => {
    expect(await read('tagged', found)).toEqual(found);
    expect(cacheTag).toHaveBeenCalledWith('posts:tagged');
  });

  it('caches a missing record for a shorter time, but long enough for a page', async () => {
    await read('short', { state: 'missing' });
    await read('long', found);
    const [short, long] = lives() as unknown as { revalidate: number; expire: number }[];
    expect(short?.revalidate).toBeLessThan(long?.revalidate ?? 0);
    // Next.js makes a page dynamic for anything that expires sooner.
    expect(short?.expire).toBeGreaterThanOrEqual(300);
  });

  it('returns the last value during an outage', async () => {
    await read('kept', found);
    await read('gone', { state: 'missing' });
    expect(await read('kept', away)).toEqual(found);
    expect(await read('gone', away)).toEqual({ state: 'missing' });
    const [, , life] = lives() as unknown as { revalidate: number }[];
    expect(life?.revalidate).toBe(10);
  });

  it('throws without an earlier value, so that no incomplete page is stored', async () => {
    await expect(read('never', away)).rejects.toThrow('posts:never');
    expect(await publicQuery(() => read('never', away))()).toEqual(away);
  });

  it('is unavailable permanently without a configured backend', async () => {
    jest.mocked(publicClient).mockReturnValueOnce(undefined);
    expect(await read('none', found)).toEqual(away);
    expect(lives()).toEqual(['max']);
  });
});
