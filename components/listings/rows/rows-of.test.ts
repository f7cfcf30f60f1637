import type { ListingRow, RowContext } from './row';
import { withoutSamplePrices } from './rows-of';

const context = { t: (key: string) => key } as unknown as RowContext;
const row = {
  slug: 'rooms',
  price: ['from €48', 'a night for two'],
  steps: [['Jun, Sep', '€88', 1]],
  rating: ['8.7', '146 ratings'],
  facts: ['5 min to the beach'],
} as unknown as ListingRow;

it('a sample has no price, season or rating, whatever its record contains', () => {
  const shown = withoutSamplePrices({ ...row, sample: 'Sample listing' }, context);
  expect(shown.price).toEqual(['samplePrice', '']);
  expect(shown.steps).toBeUndefined();
  expect(shown.rating).toBeUndefined();
  expect(JSON.stringify(shown)).not.toContain('€');
});

it('a real listing keeps its terms', () => {
  expect(withoutSamplePrices(row, context)).toEqual(row);
});
