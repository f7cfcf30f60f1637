import FlatQueue from 'flatqueue';
import { runCost } from './clearance.ts';
import type { Corner } from './corners.ts';
import { apart, type Metres } from './plane.ts';
import type { Shore } from './shore.ts';

interface Run {
  readonly to: number;
  readonly cost: number;
  /** Bit mask of the closed passages that the segment crosses. */
  readonly closed: number;
}

type Passage = readonly [Metres, Metres];

const side = ([ax, ay]: Metres, [bx, by]: Metres, [x, y]: Metres) =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const crosses = (a: Metres, b: Metres, [c, d]: Passage) =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

/** True if a line passes around a corner and not into its land. */
const goesRound = (from: Metres, corner: Corner) =>
  side(from, corner.at, corner.before) * side(from, corner.at, corner.after) >= -1e-6;

/** Finds routes over water between ports, along segments that touch the corners of the land. */
export class SeaGraph {
  private readonly nodes: readonly Metres[];
  private readonly runs = new Map<number, readonly Run[]>();
  private readonly shore: Shore;
  private readonly corners: readonly Corner[];
  private readonly passages: readonly Passage[];

  /** `ports` are approaches in the water; `passages` can be closed for a search. */
  constructor(
    shore: Shore,
    ports: readonly Metres[],
    corners: readonly Corner[],
    passages: readonly Passage[],
  ) {
    this.shore = shore;
    this.corners = corners;
    this.passages = passages;
    this.nodes = [...corners.map(({ at }) => at), ...ports];
  }

  private runsFrom(node: number): readonly Run[] {
    const known = this.runs.get(node);
    if (known) return known;
    const from = this.nodes[node] as Metres;
    const corner = this.corners[node];
    const runs: Run[] = [];
    this.nodes.forEach((at, to) => {
      if (to === node) return;
      const other = this.corners[to];
      if (corner && !goesRound(at, corner)) return;
      if (other && !goesRound(from, other)) return;
      const cost = runCost(this.shore, from, at);
      if (cost === Infinity) return;
      const closed = this.passages.reduce(
        (bits, passage, index) => (crosses(from, at, passage) ? bits | (1 << index) : bits),
        0,
      );
      runs.push({ to, cost, closed });
    });
    this.runs.set(node, runs);
    return runs;
  }

  /**
   * Cheapest route between two ports (by index), both ends included; undefined if there is none.
   * `closed` is the bit mask of the passages to avoid.
   */
  way(fromPort: number, toPort: number, closed: number): Metres[] | undefined {
    const start = this.corners.length + fromPort;
    const goal = this.corners.length + toPort;
    const end = this.nodes[goal] as Metres;
    const costs = new Map([[start, 0]]);
    const cameFrom = new Map<number, number>();
    const done = new Set<number>();
    const queue = new FlatQueue<number>();
    queue.push(start, 0);
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      if (node === goal) break;
      if (done.has(node)) continue;
      done.add(node);
      const soFar = costs.get(node) ?? 0;
      for (const run of this.runsFrom(node)) {
        if (run.closed & closed) continue;
        // A ferry does not pass through a port on its way.
        if (run.to >= this.corners.length && run.to !== goal) continue;
        const cost = soFar + run.cost;
        if (cost >= (costs.get(run.to) ?? Infinity)) continue;
        costs.set(run.to, cost);
        cameFrom.set(run.to, node);
        queue.push(run.to, cost + apart(this.nodes[run.to] as Metres, end));
      }
    }
    if (!costs.has(goal)) return undefined;
    const way = [end];
    for (let node = cameFrom.get(goal); node !== undefined; node = cameFrom.get(node)) {
      way.unshift(this.nodes[node] as Metres);
    }
    return way;
  }
}
