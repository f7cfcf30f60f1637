import type { ChartPoint } from '../../lib/foundation/geo/projection.ts';
import type { Ring } from './polygons.ts';

interface Corner {
  readonly point: ChartPoint;
  readonly order: number;
  before: Corner;
  after: Corner;
  weight: number;
  gone: boolean;
}

const triangle = ({ before, point, after }: Corner) =>
  Math.abs(
    (before.point[0] - point[0]) * (after.point[1] - point[1]) -
      (before.point[1] - point[1]) * (after.point[0] - point[0]),
  ) / 2;

/**
 * Visvalingam's simplification of a closed outline: repeatedly drops the corner with the smallest
 * triangle until every triangle is larger than `smallest` (square pixels) or only `least` corners
 * are left. Keeps bays and capes and removes the stair-steps of the source, which distance-based
 * methods keep.
 */
export function simplify(ring: Ring, smallest: number, least = 4): Ring {
  if (ring.length <= least) return ring;
  const corners = ring.map(
    (point, order) => ({ point, order, weight: 0, gone: false }) as unknown as Corner,
  );
  corners.forEach((corner, index) => {
    corner.before = corners[(index + corners.length - 1) % corners.length] as Corner;
    corner.after = corners[(index + 1) % corners.length] as Corner;
  });
  const queue = new CornerQueue();
  for (const corner of corners) {
    corner.weight = triangle(corner);
    queue.push(corner, corner.weight);
  }
  let left = corners.length;
  while (left > least) {
    const next = queue.pop();
    if (!next || next.weight > smallest) break;
    const { corner } = next;
    corner.gone = true;
    left--;
    corner.before.after = corner.after;
    corner.after.before = corner.before;
    for (const neighbour of [corner.before, corner.after]) {
      // A neighbour never weighs less than the dropped corner, so that a slope is not eaten away
      // from one end.
      neighbour.weight = Math.max(triangle(neighbour), next.weight);
      queue.push(neighbour, neighbour.weight);
    }
  }
  return corners.filter((corner) => !corner.gone).map((corner) => corner.point);
}

/** A binary heap of corners, lightest first; skips entries whose corner has changed since. */
class CornerQueue {
  private readonly heap: { corner: Corner; weight: number }[] = [];

  push(corner: Corner, weight: number) {
    const { heap } = this;
    heap.push({ corner, weight });
    let child = heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.lighter(child, parent)) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  pop() {
    for (;;) {
      const top = this.heap[0];
      const last = this.heap.pop();
      if (!top || !last) return undefined;
      if (this.heap.length > 0) {
        this.heap[0] = last;
        this.sink();
      }
      if (!top.corner.gone && top.weight === top.corner.weight) return top;
    }
  }

  private sink() {
    let parent = 0;
    for (;;) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < this.heap.length && this.lighter(child, least)) least = child;
      }
      if (least === parent) return;
      this.swap(least, parent);
      parent = least;
    }
  }

  private lighter(a: number, b: number): boolean {
    const [one, two] = [this.heap[a], this.heap[b]];
    if (!one || !two) return false;
    return one.weight === two.weight
      ? one.corner.order < two.corner.order
      : one.weight < two.weight;
  }

  private swap(a: number, b: number) {
    const [one, two] = [this.heap[a], this.heap[b]];
    if (one && two) {
      this.heap[a] = two;
      this.heap[b] = one;
    }
  }
}
