import type { ChartPoint, LonLat } from '@/lib/foundation/geo/projection';
import { type ChartWindow, percentIn } from './window';

/** Points a few per cent apart along a line, in per cent of a window. */
export function linePoints(window: ChartWindow, line: readonly LonLat[]): ChartPoint[] {
  const corners = line.map((point) => percentIn(window, point));
  return corners.flatMap((corner, index) => {
    const before = corners[index - 1];
    if (!before) return [corner];
    const [dx, dy] = [corner[0] - before[0], corner[1] - before[1]];
    const pieces = Math.max(1, Math.ceil(Math.hypot(dx, dy)));
    return Array.from(
      { length: pieces },
      (_, piece): ChartPoint => [
        before[0] + (dx * (piece + 1)) / pieces,
        before[1] + (dy * (piece + 1)) / pieces,
      ],
    );
  });
}

/** True for a point of a window, given in per cent, that lies at least `rim` inside its edges. */
export const isWithin = ([x, y]: ChartPoint, rim = 0): boolean =>
  x >= rim && x <= 100 - rim && y >= rim && y <= 100 - rim;

/**
 * Point at which a stop outside the window is marked: the nearest point of a line inside the window, else of the edge.
 *
 * @param lines points along the routes, per cent of the window
 */
export function edgePoint(point: ChartPoint, lines: readonly ChartPoint[]): ChartPoint {
  const rim = 5;
  const far = ([x, y]: ChartPoint) => Math.hypot(x - point[0], y - point[1]);
  const nearest = lines
    .filter((candidate) => isWithin(candidate, rim))
    .toSorted((a, b) => far(a) - far(b))[0];
  const clamp = (value: number) => Math.min(100 - rim, Math.max(rim, value));
  const [x, y] = nearest ?? point;
  return [Math.round(clamp(x) * 100) / 100, Math.round(clamp(y) * 100) / 100];
}
