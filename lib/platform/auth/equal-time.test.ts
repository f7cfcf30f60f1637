import { msToBeat } from './equal-time';

it.each([
  [0, 3, 997],
  [0, 120, 880],
  [100, 700, 400],
  [0, 1250, 750],
])('a result started at %d and ready at %d waits %d ms', (began, now, wait) => {
  expect(msToBeat(began, now)).toBe(wait);
});
