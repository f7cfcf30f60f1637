import { arrowOn } from './route-arrow';

describe('the arrow of a route', () => {
  it('points along the line at its middle', () => {
    expect(
      arrowOn(
        [
          [0, 0],
          [200, 0],
        ],
        2,
      ),
    ).toBe('M111 0L89 10L89 -10Z');
    expect(
      arrowOn(
        [
          [200, 0],
          [0, 0],
        ],
        2,
      ),
    ).toBe('M89 0L111 -10L111 10Z');
  });

  it('is placed on the longest part of a line with corners', () => {
    expect(
      arrowOn(
        [
          [0, 0],
          [0, 30],
          [0, 30],
          [70, 30],
        ],
        1,
      ),
    ).toBe('M41 30L30 35L30 25Z');
  });

  it('is omitted on a short line', () => {
    expect(
      arrowOn(
        [
          [0, 0],
          [43, 0],
        ],
        1,
      ),
    ).toBeUndefined();
    expect(arrowOn([[5, 5]], 1)).toBeUndefined();
    expect(arrowOn([], 1)).toBeUndefined();
  });
});
