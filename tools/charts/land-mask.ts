import { type Box, grow, type Ring } from './polygons.ts';

/** Pixels per cell of the mask. */
const cell = 2;

/** Summed-area table that returns the share of land in a box of the chart in constant time. */
export class LandMask {
  private readonly columns: number;
  private readonly rows: number;
  private readonly sums: Uint32Array;

  constructor(width: number, height: number, rings: readonly Ring[]) {
    this.columns = Math.ceil(width / cell);
    this.rows = Math.ceil(height / cell);
    this.sums = new Uint32Array((this.columns + 1) * (this.rows + 1));
    for (let row = 0; row < this.rows; row++) this.fillRow(row, rings);
  }

  private fillRow(row: number, rings: readonly Ring[]) {
    const y = (row + 0.5) * cell;
    const crossings: number[] = [];
    for (const ring of rings) {
      let previous = ring.at(-1);
      for (const point of ring) {
        if (previous && point[1] > y !== previous[1] > y) {
          const t = (y - point[1]) / (previous[1] - point[1]);
          crossings.push(point[0] + (previous[0] - point[0]) * t);
        }
        previous = point;
      }
    }
    crossings.sort((a, b) => a - b);
    const stride = this.columns + 1;
    let passed = 0;
    let run = 0;
    for (let column = 0; column < this.columns; column++) {
      const x = (column + 0.5) * cell;
      while (passed < crossings.length && (crossings[passed] ?? x) <= x) passed++;
      if (passed % 2 === 1) run++;
      this.sums[(row + 1) * stride + column + 1] =
        run + (this.sums[row * stride + column + 1] ?? 0);
    }
  }

  /** Share of the box that is land, 0 to 1. */
  share(box: Box, margin = 0): number {
    const { left, top, right, bottom } = margin ? grow(box, margin) : box;
    const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
    const c0 = clamp(Math.floor(left / cell), this.columns);
    const c1 = clamp(Math.ceil(right / cell), this.columns);
    const r0 = clamp(Math.floor(top / cell), this.rows);
    const r1 = clamp(Math.ceil(bottom / cell), this.rows);
    if (c1 <= c0 || r1 <= r0) return 0;
    const stride = this.columns + 1;
    const at = (row: number, column: number) => this.sums[row * stride + column] ?? 0;
    return (at(r1, c1) - at(r0, c1) - at(r1, c0) + at(r0, c0)) / ((c1 - c0) * (r1 - r0));
  }
}
