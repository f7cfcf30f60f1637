import type { Metres } from './plane.ts';

/** Metres per cell of the index. */
const cell = 250;
/**
 * Radius in cells within which every segment is registered: up to this distance from the shore,
 * distances are exact.
 */
const around = 2;
/**
 * Further out, the distance is to a segment near the nearest one: at most this many metres longer
 * than the true one.
 */
const doubt = 150;
const margin = 2000;

/** The shore, indexed so that distances to it can be looked up from anywhere on the plane. */
export class Shore {
  private readonly segments: Float64Array;
  private readonly nearest: Int32Array;
  private readonly near: (Set<number> | undefined)[] = [];
  private readonly left: number;
  private readonly bottom: number;
  private readonly columns: number;
  private readonly rows: number;

  constructor(rings: readonly (readonly Metres[])[]) {
    const points = rings.flat();
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
    this.left = left - margin;
    this.bottom = bottom - margin;
    this.columns = Math.ceil((right - left + 2 * margin) / cell);
    this.rows = Math.ceil((top - bottom + 2 * margin) / cell);
    this.segments = Float64Array.from(
      rings.flatMap((ring) =>
        ring.flatMap(([x, y], index) => {
          const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
          return [x, y, nextX, nextY];
        }),
      ),
    );
    this.nearest = new Int32Array(this.columns * this.rows).fill(-1);
    this.seed();
    this.spread();
  }

  private squared(segment: number, x: number, y: number): number {
    const at = segment * 4;
    const ax = this.segments[at] ?? 0;
    const ay = this.segments[at + 1] ?? 0;
    const dx = (this.segments[at + 2] ?? 0) - ax;
    const dy = (this.segments[at + 3] ?? 0) - ay;
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    return (ax + dx * t - x) ** 2 + (ay + dy * t - y) ** 2;
  }

  private offer(column: number, row: number, segment: number) {
    if (segment < 0 || column < 0 || row < 0 || column >= this.columns || row >= this.rows) return;
    const index = row * this.columns + column;
    const held = this.nearest[index] ?? -1;
    if (held === segment) return;
    const x = this.left + (column + 0.5) * cell;
    const y = this.bottom + (row + 0.5) * cell;
    if (held < 0 || this.squared(segment, x, y) < this.squared(held, x, y)) {
      this.nearest[index] = segment;
    }
  }

  private know(column: number, row: number, segment: number) {
    const index = row * this.columns + column;
    const known = this.near[index] ?? new Set();
    known.add(segment);
    this.near[index] = known;
  }

  /** Registers each segment in the cells along it and around it. */
  private seed() {
    for (let segment = 0; segment < this.segments.length / 4; segment++) {
      const [ax, ay, bx, by] = this.segments.subarray(segment * 4, segment * 4 + 4) as unknown as [
        number,
        number,
        number,
        number,
      ];
      const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / (cell / 2)) || 1;
      for (let step = 0; step <= steps; step++) {
        const column = Math.floor((ax + ((bx - ax) * step) / steps - this.left) / cell);
        const row = Math.floor((ay + ((by - ay) * step) / steps - this.bottom) / cell);
        for (let down = -around; down <= around; down++) {
          for (let over = -around; over <= around; over++) {
            this.know(column + over, row + down, segment);
            this.offer(column + over, row + down, segment);
          }
        }
      }
    }
  }

  /**
   * Two sweeps of a vector distance transform pass on the nearest segments of neighbouring cells.
   */
  private spread() {
    const hear = (column: number, row: number, from: readonly (readonly [number, number])[]) => {
      for (const [over, down] of from) {
        const [c, r] = [column + over, row + down];
        if (c < 0 || r < 0 || c >= this.columns || r >= this.rows) continue;
        this.offer(column, row, this.nearest[r * this.columns + c] ?? -1);
      }
    };
    const before = [
      [-1, 0],
      [-1, -1],
      [0, -1],
      [1, -1],
    ] as const;
    const after = [
      [1, 0],
      [1, 1],
      [0, 1],
      [-1, 1],
    ] as const;
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) hear(column, row, before);
      for (let column = this.columns - 1; column >= 0; column--) hear(column, row, [[1, 0]]);
    }
    for (let row = this.rows - 1; row >= 0; row--) {
      for (let column = this.columns - 1; column >= 0; column--) hear(column, row, after);
      for (let column = 0; column < this.columns; column++) hear(column, row, [[-1, 0]]);
    }
  }

  /** Metres from a position to the shore, on land or at sea; 0 outside the mapped sea. */
  distance([x, y]: Metres): number {
    const column = Math.floor((x - this.left) / cell);
    const row = Math.floor((y - this.bottom) / cell);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return 0;
    const index = row * this.columns + column;
    const known = this.near[index];
    if (!known) {
      const far = Math.sqrt(this.squared(this.nearest[index] ?? 0, x, y)) - doubt;
      return Math.max(around * cell, far);
    }
    let best = Infinity;
    for (const segment of known) best = Math.min(best, this.squared(segment, x, y));
    return Math.sqrt(best);
  }
}
