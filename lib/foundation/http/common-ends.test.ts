import { commonEnds } from './common-ends';

describe('common prefix and suffix of addresses', () => {
  it.each([
    [['/a?day=1&x=2', '/a?day=12&x=2', '/a?day=3&x=2'], '/a?day=', '&x=2'],
    [['aa', 'aaa'], 'aa', ''],
    [['same', 'same'], 'same', ''],
    [['x', 'y'], '', ''],
    [[''], '', ''],
  ])('%j', (texts, before, after) => {
    expect(commonEnds(texts)).toEqual([before, after]);
    for (const text of texts) {
      const middle = text.slice(before.length, text.length - after.length);
      expect(before + middle + after).toBe(text);
    }
  });
});
