import { beaufortForces, forceOfKmh, kmhOfForce } from './beaufort';

it('covers every speed once', () => {
  for (const force of beaufortForces) {
    expect(kmhOfForce(force + 1)[0]).toBe((kmhOfForce(force)[1] ?? 0) + 1);
  }
});

it('ends at force 12', () => {
  expect(kmhOfForce(5)).toEqual([29, 38]);
  expect(kmhOfForce(12)).toEqual([118, undefined]);
  expect(() => kmhOfForce(13)).toThrow(RangeError);
});

it('returns the force for a speed as on the scale', () => {
  for (const force of beaufortForces) {
    const [least, most = least] = kmhOfForce(force);
    expect([forceOfKmh(least), forceOfKmh(most)]).toEqual([force, force]);
  }
  expect(forceOfKmh(300)).toBe(12);
  expect(forceOfKmh(38.4)).toBe(5);
  expect(forceOfKmh(38.6)).toBe(6);
});
