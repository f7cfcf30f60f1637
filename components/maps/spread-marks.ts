import type { ChartPoint } from '@/lib/geo/projection';

/** Rounds of pushing apart: two dozen marks on one beach are still by then. */
const rounds = 80;

/**
 * Moves marks apart until no two are nearer than `gap`, each as little as needed, and keeps them within the sheet.
 * Marks at the same point part in a circle. The same points always part in the same way.
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

/** Two points that are too near, each moved half the way that is missing; undefined where they are not. */
function apart(
  [ax, ay]: ChartPoint,
  [bx, by]: ChartPoint,
  gap: number,
  turn: number,
): [ChartPoint, ChartPoint] | undefined {
  const [dx, dy] = [bx - ax, by - ay];
  const distance = Math.hypot(dx, dy);
  if (distance >= gap - 0.01) return undefined;
  // The golden angle: no two turns are alike.
  const [ux, uy] =
    distance > 0.01 ? [dx / distance, dy / distance] : [Math.cos(turn * 2.4), Math.sin(turn * 2.4)];
  const half = (gap - distance) / 2;
  return [
    [ax - ux * half, ay - uy * half],
    [bx + ux * half, by + uy * half],
  ];
}
