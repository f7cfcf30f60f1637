import { hasMoreWishes } from './more-wishes';
import { planQuery } from './query';

const tour = { islands: 'naxos:2-3', adults: '2' };

test('an ordinary tour has none of the collapsed options', () => {
  expect(hasMoreWishes(planQuery({ ...tour, pace: 'steady', wish: 'balanced' }))).toBe(false);
});

test.each([
  'kind',
  'direct',
  'max-price',
  'flight',
  'buffer',
  'pace',
  'wish',
  'early',
  'late',
  'by',
  'last-after',
])('%s expands the options', (name) => {
  expect(hasMoreWishes(planQuery({ ...tour, [name]: 'wrong' }))).toBe(true);
});
