import fc from 'fast-check';
import { progress } from './progress';

describe('progress', () => {
  it('is half the way at half the time, whatever the length', () => {
    for (const minutes of [7, 10, 45, 480]) {
      expect(progress(100, 100 + minutes, 100 + minutes / 2)).toBeCloseTo(0.5, 9);
    }
  });

  it('is slow in the harbour', () => {
    expect(progress(0, 60, 2)).toBeLessThan(2 / 60);
    expect(progress(0, 60, 58)).toBeGreaterThan(58 / 60);
  });

  it('never decreases and stays between 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.double({ min: -60, max: 960, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (minutes, now, later) => {
          const first = progress(0, minutes, now);
          const second = progress(0, minutes, now + later);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(second).toBeLessThanOrEqual(1);
          expect(second).toBeGreaterThanOrEqual(first - 1e-12);
        },
      ),
    );
  });
});
