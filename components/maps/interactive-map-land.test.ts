import { smooth } from './interactive-map-land';

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];

describe('smooth', () => {
  it('cuts each corner and stays closed', () => {
    const octagon = smooth(square);
    expect(octagon).toHaveLength(9);
    expect(octagon[0]).toEqual([1, 0]);
    expect(octagon.at(-1)).toEqual(octagon[0]);
    expect(octagon).not.toContainEqual([4, 4]);
  });

  it('stays within the outline it came from', () => {
    for (const [x = -1, y = -1] of smooth(smooth(square))) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(4);
    }
  });
});
