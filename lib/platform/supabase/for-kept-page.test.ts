import { cacheLife } from 'next/cache';
import { forKeptPage } from './for-kept-page';
import { publicClient } from './public';

jest.mock('next/cache', () => ({ cacheLife: jest.fn() }));
jest.mock('./public', () => ({ publicClient: jest.fn(() => ({})) }));

const away = { state: 'unavailable' } as const;

beforeEach(() => jest.clearAllMocks());
afterEach(() => delete process.env.NEXT_PHASE);

describe('an answer for a page that is kept', () => {
  it('is what the backend said', async () => {
    const found = { state: 'found', data: 'Naxos by bus' } as const;
    expect(await forKeptPage(found)).toBe(found);
    expect(await forKeptPage({ state: 'missing' })).toEqual({ state: 'missing' });
  });

  it('fails while the backend of a running site is away, so that the page of before is kept', async () => {
    await expect(forKeptPage(away)).rejects.toThrow('page of before');
  });

  it('is missing in a build, whose page is soon made again', async () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    expect(await forKeptPage(away)).toEqual(away);
    const life = jest.mocked(cacheLife).mock.calls[0]?.[0] as unknown as { revalidate: number };
    expect(life.revalidate).toBe(60);
  });

  it('is missing for good where no backend is configured', async () => {
    jest.mocked(publicClient).mockReturnValueOnce(undefined);
    expect(await forKeptPage(away)).toEqual(away);
    expect(cacheLife).not.toHaveBeenCalled();
  });
});
