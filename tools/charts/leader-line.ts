import type { ChartPoint } from '../../lib/foundation/geo/projection.ts';
import type { Box } from './polygons.ts';

/** A line as a chain of small boxes, without its start, which lies under the symbol. */
export function leaderPieces(from: ChartPoint, to: ChartPoint): Box[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.floor(length / 7);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 1);
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 };
  });
}
