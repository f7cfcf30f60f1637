import { barbPath, feathersOf } from './barb';

const knots = (value: number) => value * 1.852;

it.each([
  [0, 0, 0, 0],
  [2, 0, 0, 0],
  [3, 0, 0, 1],
  [12, 0, 1, 0],
  [15, 0, 1, 1],
  [47, 0, 4, 1],
  [48, 1, 0, 0],
  [65, 1, 1, 1],
])('%i knots have %i pennants, %i full feathers and %i half ones', (wind, pennants, full, half) => {
  expect(feathersOf(knots(wind))).toEqual({ pennants, full, half });
});

/** Ends of the strokes: the staff, then one for each feather. */
const strokes = (path: string) => path.split('M').filter(Boolean);
const pointsOf = (stroke = '') =>
  stroke.split('L').map((point) => point.replace('Z', '').split(' ').map(Number));

describe('a barb', () => {
  it('points in the direction the wind comes from', () => {
    const end = (from: number) => pointsOf(strokes(barbPath(knots(20), from, 10))[0])[1];
    expect(end(0)).toEqual([0, -10]);
    expect(end(90)).toEqual([10, expect.closeTo(0)]);
    expect(end(180)).toEqual([expect.closeTo(0), 10]);
    expect(end(270)).toEqual([-10, expect.closeTo(0)]);
  });

  it('has a stroke for each feather, on the east side for a north wind', () => {
    const [, ...feathers] = strokes(barbPath(knots(25), 0, 10));
    expect(feathers).toHaveLength(3);
    for (const feather of feathers) {
      const [root, tip] = pointsOf(feather);
      expect(root?.[0]).toBe(0);
      expect(tip?.[0]).toBeGreaterThan(0);
    }
  });

  it('keeps a single half feather away from the end', () => {
    const [, feather] = strokes(barbPath(knots(5), 0, 10));
    expect(pointsOf(feather)[0]?.[1]).toBeGreaterThan(-10);
  });

  it('is empty for a calm', () => {
    expect(barbPath(2, 40, 10)).toBe('');
  });
});
