import { beaufortForces, kmhOfForce } from './beaufort';

it('covers every speed once', () => {
  for (const force of beaufortForces) {
    expect(kmhOfForce(force + 1)[0]).toBe((kmhOfForce(force)[1] ?? 0) + 1);
  }
});

it('knows where the scale ends', () => {
  expect(kmhOfForce(5)).toEqual([29, 38]);
  expect(kmhOfForce(12)).toEqual([118, undefined]);
  expect(() => kmhOfForce(13)).toThrow(RangeError);
});
