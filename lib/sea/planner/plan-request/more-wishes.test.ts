import { hasMoreWishes } from './more-wishes';
import { planQuery } from './query';

test('an ordinary tour has none of the folded wishes', () => {
  expect(hasMoreWishes(planQuery({ islands: 'naxos:2-3', adults: '2', pace: 'easy' }))).toBe(false);
});

test.each(['kind', 'direct', 'max-price', 'flight', 'buffer'])('%s opens the fold', (name) => {
  expect(hasMoreWishes(planQuery({ islands: 'naxos:2-3', [name]: 'wrong' }))).toBe(true);
});
