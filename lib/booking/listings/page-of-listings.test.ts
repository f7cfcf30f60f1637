import { pageFromRow, priceCounts, wishOf } from './page-of-listings';
import { lowestPrice, priceIn } from './prices';

describe('a page of listings', () => {
  it('suggests filters to remove, most results first, and omits those that add none', () => {
    const page = pageFromRow(
      {
        total: 1,
        page: 1,
        pages: 1,
        facets: { island: { naxos: 1 }, price: { '03': 1 } },
        relaxed: { island: 4, '=amenities=pool': 9, price: 1, '=words': 2, '=area': 3 },
        rows: [{ slug: 'a' }],
        pins: [['a', 37.1, 25.4]],
      },
      (row) => row,
    );
    expect(page.relaxed).toEqual([
      { wish: { field: 'filter', name: 'amenities', value: 'pool' }, total: 9 },
      { wish: { field: 'filter', name: 'island' }, total: 4 },
      { wish: { field: 'area' }, total: 3 },
      { wish: { field: 'q' }, total: 2 },
    ]);
    expect(page.counts).toEqual({ island: { naxos: 1 } });
    expect(page.pins).toEqual([{ slug: 'a', lat: 37.1, lon: 25.4 }]);
    expect(wishOf('price')).toEqual({ field: 'price' });
  });

  it('counts the results up to each price limit', () => {
    const { upTo, ask } = priceCounts({ '00': 2, '05': 3, '23': 1, ask: 4 });
    expect([upTo[0], upTo[25], upTo[30], upTo[2000]]).toEqual([2, 2, 5, 5]);
    expect(ask).toBe(4);
  });
});

describe('a price', () => {
  const price = { low: null, shoulder: 7000, high: 9000, peak: null };

  it('is the one of its season, or the lowest known', () => {
    expect([
      lowestPrice(price),
      priceIn(price, 'high'),
      priceIn(price, 'peak'),
      priceIn(price, undefined),
    ]).toEqual([7000, 9000, null, 7000]);
    expect(lowestPrice({ low: null, shoulder: null, high: null, peak: null })).toBeNull();
  });
});
