import { partMarks } from './interactive-map-spread';

const screen = { width: 400, height: 500 };
const mark = (id: string, x: number, y: number) => ({ id, name: '', x, y });

describe('marks of the interactive map', () => {
  it('move apart, with a line back to their place', () => {
    const { marks, offsets } = partMarks(
      [mark('a', 200, 200), mark('b', 205, 200), mark('c', 50, 50)],
      30,
      screen,
    );
    const [a, b, c] = marks;
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(28);
    expect((a?.x ?? 0) - (offsets.get('a')?.x ?? 0)).toBe(200);
    expect(c).toMatchObject({ x: 50, y: 50 });
    expect(offsets.has('c')).toBe(false);
  });

  it('stay in place off screen, and if no distance is required', () => {
    const outside = [mark('a', -40, 200), mark('b', -42, 200)];
    expect(partMarks(outside, 30, screen).offsets.size).toBe(0);
    const together = [mark('a', 200, 200), mark('b', 200, 200)];
    expect(partMarks(together, undefined, screen).marks).toEqual(together);
  });
});
