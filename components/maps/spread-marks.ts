import type { ChartPoint } from '@/lib/foundation/geo/projection';

/** Number of iterations; enough for two dozen markers on one beach to settle. */
const rounds = 80;

/**
 * Moves markers apart until no two are closer than `gap`, each as little as possible, and keeps
 * them on the sheet. Markers at the same point form a circle. Deterministic.
 */
export function spreadMarks(
  points: readonly ChartPoint[],
  gap: number,
  { width, height }: { readonly width: number; readonly height: number },
): ChartPoint[] {
  const rim = gap * 0.6;
  const keep = ([x, y]: ChartPoint): ChartPoint => [
    Math.min(width - rim, Math.max(rim, x)),
    Math.min(height - rim, Math.max(rim, y)),
  ];
  const marks = points.map(keep);
  for (let round = 0; round < rounds; round += 1) {
    let moved = false;
    for (let one = 0; one < marks.length; one += 1) {
      for (let other = one + 1; other < marks.length; other += 1) {
        const pushed = apart(marks[one] as ChartPoint, marks[other] as ChartPoint, gap, other);
        if (!pushed) continue;
        [marks[one], marks[other]] = [keep(pushed[0]), keep(pushed[1])];
        moved = true;
      }
    }
    if (!moved) break;
  }
  return marks;
}

/**
 * Moves two points that are too close half the missing distance each; undefined if they are not.
 */
function apart(
  [ax, ay]: ChartPoint,
  [bx, by]: ChartPoint,
  gap: number,
  turn: number,
): [ChartPoint, ChartPoint] | undefined {
  const [dx, dy] = [bx - ax, by - ay];
  const distance = Math.hypot(dx, dy);
  if (distance >= gap - 0.01) return undefined;
  // Golden angle in radians: gives each pair another direction.
  const [ux, uy] =
    distance > 0.01 ? [dx / distance, dy / distance] : [Math.cos(turn * 2.4), Math.sin(turn * 2.4)];
  const half = (gap - distance) / 2;
  return [
    [ax - ux * half, ay - uy * half],
    [bx + ux * half, by + uy * half],
  ];
}
