import fc from 'fast-check';
import { smallMarks } from './interactive-map-small';

const mark = (id: string, x: number, y = 0) => ({ id, name: id, x, y });

describe('smallMarks', () => {
  it('shrinks marks on top of more important ones, except those that must stay readable', () => {
    const marks = [mark('first', 0), mark('second', 5), mark('third', 40)];
    expect([...smallMarks(marks, new Set(['second', 'third']))]).toEqual(['second']);
    expect([...smallMarks(marks, new Set())]).toEqual([]);
  });

  it('never overlaps two full-size symbols', () => {
    const points = fc.array(fc.tuple(fc.integer({ max: 300 }), fc.integer({ max: 300 })), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(points, (found) => {
        const marks = found.map(([x, y], index) => mark(String(index), x, y));
        const small = smallMarks(marks, new Set(marks.map(({ id }) => id)));
        const large = marks.filter(({ id }) => !small.has(id));
        for (const [index, a] of large.entries()) {
          for (const b of large.slice(index + 1)) {
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(13);
          }
        }
      }),
    );
  });
});
