import { draw } from './draw';

const many = Array.from({ length: 300 }, (_, index) => `many ${index}`);
const few = ['few 0', 'few 1', 'few 2'];

describe('draw', () => {
  it('returns the same for the same seed, and something else for another', () => {
    expect(draw([many, few], 40, 7)).toEqual(draw([many, few], 40, 7));
    expect(draw([many, few], 40, 7)).not.toEqual(draw([many, few], 40, 8));
  });

  it('returns items of every list, without duplicates', () => {
    const drawn = draw([many, [], few], 40, 1);
    expect(drawn).toHaveLength(40);
    expect(new Set(drawn).size).toBe(40);
    expect(drawn).toEqual(expect.arrayContaining(few));
  });

  it('returns all items if there are fewer', () => {
    expect(draw([few], 40, 1).sort()).toEqual(few);
    expect(draw([], 40, 1)).toEqual([]);
  });
});
