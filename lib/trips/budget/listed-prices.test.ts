import type { ListedPrice } from '@/lib/booking/listings/island-prices';
import { costOf } from '@/lib/records/costs/rules';
import { type ListedPrices, pricesOfRecords } from './listed-prices';
import { rangeOf } from './range';

const summer = [5, 6, 7, 8, 9];
const record = (cents: number | null, isSample = true, months = summer): ListedPrice => ({
  isSample,
  price: { low: null, shoulder: cents, high: cents, peak: cents },
  months,
});

const listed = (stays: readonly ListedPrice[], more: Partial<ListedPrices> = {}) =>
  pricesOfRecords({
    stays: new Map([['naxos', stays]]),
    cars: new Map(),
    outings: new Map(),
    ...more,
  });

describe('room prices from the records of an island', () => {
  const samples = [40_00, 60_00, 80_00, 100_00, 120_00, 140_00, 160_00].map((cents) =>
    record(cents),
  );

  it('are the cheapest, middle and most expensive third, checked by hand', () => {
    const { room } = listed(samples);
    // Seven prices, six steps of €20: thirds end at two and four steps.
    expect(room('naxos', 7, 'simple')).toEqual({
      range: { low: 40_00, likely: 60_00, high: 80_00 },
      basis: 'samples',
    });
    expect(room('naxos', 7, 'middle').range).toEqual({ low: 80_00, likely: 100_00, high: 120_00 });
    expect(room('naxos', 7, 'fine').range).toEqual({ low: 120_00, likely: 140_00, high: 160_00 });
  });

  it('use only real listings if there are enough, and label samples', () => {
    const real = [200_00, 210_00, 220_00].map((cents) => record(cents, false));
    expect(listed([...samples, ...real]).room('naxos', 7, 'simple')).toMatchObject({
      basis: 'listings',
      range: { low: 200_00 },
    });
    expect(listed([...samples, ...real.slice(1)]).room('naxos', 7, 'fine')).toMatchObject({
      basis: 'samples',
      range: { high: 220_00 },
    });
  });

  it('come from the table of costs if records are few, closed, or without prices', () => {
    const table = costOf('roomMiddle', 'popular', 'peak');
    const inTable = { range: table.range, basis: table.basis };
    expect(listed(samples.slice(0, 2)).room('naxos', 7, 'middle')).toEqual(inTable);
    expect(listed([record(null), record(null), record(50_00)]).room('naxos', 7, 'middle')).toEqual(
      inTable,
    );
    const winter = costOf('roomMiddle', 'popular', 'low');
    expect(listed(samples).room('naxos', 1, 'middle').range).toEqual(winter.range);
    expect(listed([]).car('naxos', 7).range).toEqual(costOf('car', 'popular', 'peak').range);
  });
});

describe('prices of activities', () => {
  it('are the middle half over all islands together, and unknown without prices', () => {
    const outings = new Map([
      ['naxos' as const, [record(20_00), record(40_00), record(60_00)]],
      ['paros' as const, [record(80_00), record(100_00)]],
    ]);
    const { outing } = listed([], { outings });
    expect(outing(['naxos', 'paros'], 7).range).toEqual({ low: 40_00, likely: 60_00, high: 80_00 });
    expect(outing(['paros'], 7).basis).toBe('unknown');
  });
});

it('ranges for a longer stay interpolate between two prices', () => {
  expect(rangeOf([10, 20], [0, 0.5, 1])).toEqual({ low: 10, likely: 15, high: 20 });
  expect(rangeOf([7], [0.25, 0.5, 0.75])).toEqual({ low: 7, likely: 7, high: 7 });
});
