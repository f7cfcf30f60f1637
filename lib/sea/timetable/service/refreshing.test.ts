import { minutesToWait } from './refreshing';

describe('minutesToWait', () => {
  it('is the interval after success', () => {
    expect(minutesToWait(0, 360)).toBe(360);
  });

  it('doubles from one minute after failures, up to the interval', () => {
    expect([1, 2, 3, 4, 9, 10, 99].map((failures) => minutesToWait(failures, 360))).toEqual([
      1, 2, 4, 8, 256, 360, 360,
    ]);
  });
});
