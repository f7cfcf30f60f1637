import { hasMoreWishes } from './more-wishes';
import { planQuery } from './query';

const tour = { islands: 'naxos:2-3', adults: '2' };

test('an ordinary tour has none of the folded wishes', () => {
  expect(hasMoreWishes(planQuery({ ...tour, pace: 'steady', wish: 'balanced' }))).toBe(false);
});

test.each(['kind', 'direct', 'max-price', 'flight', 'buffer', 'pace', 'wish', 'early', 'late'])(
  '%s opens the fold',
  (name) => {
    expect(hasMoreWishes(planQuery({ ...tour, [name]: 'wrong' }))).toBe(true);
  },
);
