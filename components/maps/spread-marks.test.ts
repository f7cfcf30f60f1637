import { spreadMarks } from './spread-marks';

const sheet = { width: 800, height: 1000 };

const nearest = (marks: readonly (readonly [number, number])[]) =>
  Math.min(
    ...marks.flatMap(([ax, ay], one) =>
      marks.slice(one + 1).map(([bx, by]) => Math.hypot(ax - bx, ay - by)),
    ),
  );

describe('list marks on a chart', () => {
  it('does not move marks that have room', () => {
    expect(
      spreadMarks(
        [
          [100, 100],
          [300, 100],
        ],
        50,
        sheet,
      ),
    ).toEqual([
      [100, 100],
      [300, 100],
    ]);
  });

  it('separates marks at the same point', () => {
    const marks = spreadMarks(
      Array.from({ length: 24 }, () => [400, 500] as const),
      50,
      sheet,
    );
    expect(nearest(marks)).toBeGreaterThan(40);
  });

  it('keeps every mark on the chart', () => {
    for (const [x, y] of spreadMarks(
      [
        [-20, 5],
        [0, 0],
        [900, 1200],
      ],
      50,
      sheet,
    )) {
      expect(x).toBeGreaterThanOrEqual(30);
      expect(x).toBeLessThanOrEqual(770);
      expect(y).toBeGreaterThanOrEqual(30);
      expect(y).toBeLessThanOrEqual(970);
    }
  });

  it('separates the same points in the same way', () => {
    const points = [
      [10, 10],
      [10, 10],
      [12, 11],
    ] as const;
    expect(spreadMarks(points, 40, sheet)).toEqual(spreadMarks(points, 40, sheet));
  });
});
