import { z } from 'zod';
import { log } from '@/lib/foundation/log';
import { recordFrom, recordsFrom } from './answer';

const island = z.object({ slug: z.string(), square_km: z.number() });
const fromRow = (row: unknown) => {
  const { slug, square_km } = island.parse(row);
  return { slug, squareKm: square_km };
};
const answered = (data: unknown) => Promise.resolve({ data, error: null });
const fault = { code: 'PGRST000', message: 'no database' };
const failed = Promise.resolve({ data: null, error: fault });
const rows = (data: unknown[]) => Promise.resolve({ data, error: null });

const logged = jest.spyOn(log, 'error');
afterEach(() => logged.mockClear());

describe('the result of a read', () => {
  it('is the converted record, or missing', async () => {
    const row = { slug: 'naxos', square_km: 430 };
    const data = { slug: 'naxos', squareKm: 430 };
    expect(await recordFrom('islands', answered(row), fromRow)).toEqual({ state: 'found', data });
    expect(await recordFrom('islands', answered(null), fromRow)).toEqual({ state: 'missing' });
    expect(await recordsFrom('islands', rows([row]), fromRow)).toEqual({
      state: 'found',
      data: [data],
    });
    expect(await recordsFrom('islands', rows([]), fromRow)).toEqual({ state: 'found', data: [] });
    expect(logged).not.toHaveBeenCalled();
  });

  it('distinguishes an unavailable backend from a missing record', async () => {
    for (const response of [failed, undefined]) {
      expect(await recordFrom('islands', response, fromRow)).toEqual({ state: 'unavailable' });
      expect(await recordsFrom('islands', response, fromRow)).toEqual({ state: 'unavailable' });
    }
    expect(logged).toHaveBeenCalledWith('read failed', { call: 'islands' }, fault);
  });

  it('omits invalid records, and logs them', async () => {
    const broken = { slug: 'naxos', square_km: 'large' };
    expect(await recordFrom('islands', answered(broken), fromRow)).toEqual({ state: 'missing' });
    expect(
      await recordsFrom('islands', rows([broken, { slug: 'ios', square_km: 108 }]), fromRow),
    ).toEqual({ state: 'found', data: [{ slug: 'ios', squareKm: 108 }] });
    expect(logged).toHaveBeenCalledTimes(2);
  });
});
