import { cacheLife } from 'next/cache';
import { forKeptPage } from './for-kept-page';
import { publicClient } from './public';

jest.mock('next/cache', () => ({ cacheLife: jest.fn() }));
jest.mock('./public', () => ({ publicClient: jest.fn(() => ({})) }));

const away = { state: 'unavailable' } as const;

beforeEach(() => jest.clearAllMocks());
afterEach(() => delete process.env.NEXT_PHASE);

describe('a read for a cached page', () => {
  it('returns the backend’s answer', async () => {
    const found = { state: 'found', data: 'Naxos by bus' } as const;
    expect(await forKeptPage(found)).toBe(found);
    expect(await forKeptPage({ state: 'missing' })).toEqual({ state: 'missing' });
  });

  it('fails during an outage of a running site, so that the old page is kept', async () => {
    await expect(forKeptPage(away)).rejects.toThrow('page of before');
  });

  it('is missing in a build, whose page is soon regenerated', async () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    expect(await forKeptPage(away)).toEqual(away);
    const life = jest.mocked(cacheLife).mock.calls[0]?.[0] as unknown as { revalidate: number };
    expect(life.revalidate).toBe(60);
  });

  it('is missing permanently without a configured backend', async () => {
    jest.mocked(publicClient).mockReturnValueOnce(undefined);
    expect(await forKeptPage(away)).toEqual(away);
    expect(cacheLife).not.toHaveBeenCalled();
  });
});
