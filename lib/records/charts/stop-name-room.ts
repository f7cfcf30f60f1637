import type { ChartPoint } from '@/lib/foundation/geo/projection';
import { pointGrid } from './point-grid';
import { type Ground, openSea } from './route-land';
import {
  at,
  awayFrom,
  boxOf,
  type Choice,
  clearance,
  dotRadius,
  inkOf,
  isFree,
  isInside,
  leaderOf,
  type NameBox,
  type NamedStop,
  type Sheet,
  type StopName,
  shares,
  sides,
  sizeOf,
  stopNameWidths,
  type Taken,
  type TakenAtWidths,
  takenBy,
} from './stop-name-box';
import { type Layout, type Tier, tierWidth } from './types';

/** Distance from the rim of a mark to words at the end of a leader line, CSS pixels. */
const leaderGaps = [13, 27, 44];
export type Names = ReadonlyMap<string, StopName>;

/** Other content of a chart. */
export interface Around {
  /** Points along the routes in per cent, which names rather leave free. */
  readonly lines?: readonly ChartPoint[];
  /** Positions of other marks, in per cent: names avoid them if they can. */
  readonly marks?: readonly ChartPoint[];
  readonly ground?: Ground;
}

/** A place for words, with the room it takes at each width and its burden on the chart. */
interface Candidate {
  readonly choice: StopName;
  readonly taken: TakenAtWidths;
  readonly cost: number;
}

const tiers: readonly Tier[] = [1, 2, 3];

/** Every place for words around a mark: beside it, and further off at the end of a line. */
const choices = [clearance, ...leaderGaps].flatMap((away) =>
  sides.map((side) => ({ side, away, leader: away > clearance })),
);
/** A stop on the sheet of one width, CSS pixels. */
interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Results computed once for a stop, because they are the same in every round. */
interface Known {
  /** Areas by position, with and without a note, and width; null if no name fits. */
  readonly taken: Map<number, Taken | null>;
  readonly candidates: Map<string, readonly Candidate[]>;
  /** Stops near enough for their dots to matter, by their place in the list. */
  readonly neighbours: readonly number[];
}

export class Room {
  private readonly known = new Map<NamedStop, Known>();
  private readonly widths: readonly number[];
  private readonly sheets: readonly Sheet[];
  /** Positions by width, in the order of the stops. */
  private readonly dots: readonly (readonly Dot[])[];
  private readonly pointsIn: ReturnType<typeof pointGrid>;
  private readonly marksIn: ReturnType<typeof pointGrid>;
  private readonly ground: Ground;
  private readonly stops: readonly NamedStop[];
  private readonly layout: Layout;

  constructor(stops: readonly NamedStop[], layout: Layout, aspect: number, around: Around) {
    this.stops = stops;
    this.layout = layout;
    this.pointsIn = pointGrid(around.lines ?? []);
    this.marksIn = pointGrid(around.marks ?? []);
    this.ground = around.ground ?? openSea;
    this.widths = stopNameWidths[layout];
    this.sheets = this.widths.map((width) => [width, width / aspect]);
    this.dots = this.sheets.map((sheet) =>
      stops.map(({ point, radius = dotRadius }) => {
        const [x, y] = at(point, sheet);
        return { x, y, radius };
      }),
    );
  }

  /** Places one stop after the other, each where it burdens the chart least. */
  settle(order: readonly NamedStop[]): Names {
    const found = new Map<string, StopName>();
    const settled: TakenAtWidths[] = [];
    for (const stop of order) {
      const best = this.bestOf(stop, settled);
      if (!best) continue;
      found.set(stop.id, best.choice);
      settled.push(best.taken);
    }
    return found;
  }

  /** Prefers more screens, and then the note. */
  private bestOf(stop: NamedStop, settled: readonly TakenAtWidths[]): Candidate | undefined {
    for (const tier of tiers) {
      for (const noteTier of stop.note ? [...tiers.slice(tier - 1), undefined] : [undefined]) {
        const free = this.candidates(stop, tier, noteTier).find(({ taken }) =>
          isFree(taken, settled),
        );
        if (free) return free;
      }
    }
    return undefined;
  }

  /**
   * Possible positions for the words of a stop, regardless of other names; the one that disturbs the chart least comes
   * first.
   */
  private candidates(stop: NamedStop, tier: Tier, noteTier?: Tier): readonly Candidate[] {
    const known = this.knownOf(stop);
    const key = `${tier}${noteTier}`;
    const before = known.candidates.get(key);
    if (before) return before;
    const index = this.stops.indexOf(stop);
    const least = tierWidth[this.layout][tier];
    const noted = noteTier ? tierWidth[this.layout][noteTier] : Number.POSITIVE_INFINITY;
    const narrowest = this.widths.findIndex((width) => width >= least);
    const found: Candidate[] = [];
    choices.forEach(({ side, away, leader }, turn) => {
      const choice = { side, gap: (stop.radius ?? dotRadius) + away, leader };
      const taken: (Taken | undefined)[] = [];
      for (const [at, width] of this.widths.entries()) {
        if (width < least) {
          taken.push(undefined);
          continue;
        }
        const place = (turn * 2 + Number(width >= noted)) * this.widths.length + at;
        let one = known.taken.get(place);
        if (one === undefined) {
          one = this.takenAt(index, choice, width >= noted, at);
          known.taken.set(place, one);
        }
        if (!one) return;
        taken.push(one);
      }
      const cost = this.burden(stop, taken, choice, narrowest);
      const note = noteTier !== undefined;
      found.push({ choice: { ...choice, note, tier, noteTier: noteTier ?? tier }, taken, cost });
    });
    found.sort((a, b) => a.cost - b.cost);
    known.candidates.set(key, found);
    return found;
  }

  private knownOf(stop: NamedStop): Known {
    const before = this.known.get(stop);
    if (before) return before;
    // Dots are closest to each other at the narrowest width.
    const dots = this.dots[0] ?? [];
    const dot = dots[this.stops.indexOf(stop)];
    const [across, down] = sizeOf(stop);
    const most = 2 * (dot?.radius ?? 0) + (leaderGaps.at(-1) ?? 0) + 16;
    const neighbours = dots.flatMap((other, index) =>
      dot &&
      other !== dot &&
      Math.abs(other.x - dot.x) < across + most &&
      Math.abs(other.y - dot.y) < down + most
        ? [index]
        : [],
    );
    const known: Known = { taken: new Map(), candidates: new Map(), neighbours };
    this.known.set(stop, known);
    return known;
  }

  /** Area covered by words at a width; null if they would leave the sheet or seem to name another place. */
  private takenAt(index: number, choice: Choice, note: boolean, at: number): Taken | null {
    const stop = this.stops[index];
    const sheet = this.sheets[at];
    if (!stop || !sheet) return null;
    const size = sizeOf(note ? stop : { name: stop.name });
    const box = boxOf(size, stop.point, choice, sheet);
    if (!isInside(box, sheet) || !this.isItsOwn(index, box, choice, at)) return null;
    return takenBy(stop, box, choice, sheet);
  }

  /** True if the words clearly belong to their own place. */
  private isItsOwn(index: number, box: NameBox, choice: Choice, at: number): boolean {
    const [stop, sheet, dots] = [this.stops[index], this.sheets[at], this.dots[at]];
    const dot = dots?.[index];
    if (!stop || !sheet || !dots || !dot) return false;
    const ink = inkOf(box);
    const near = choice.leader
      ? 2
      : this.ground.isOwn(shares(ink, 0, sheet), stop.land)
        ? 1
        : clearance;
    // The end of words that begin at their dot may cover the land around the Cyclades.
    if (this.ground.isForeign(shares(ink, near, sheet), stop.land, choice.leader)) return false;
    const own = Math.max(0, awayFrom(box, dot.x, dot.y) - dot.radius);
    const ties = choice.leader ? leaderOf(stop, choice, sheet) : [];
    return this.knownOf(stop).neighbours.every((one) => {
      const other = dots[one];
      if (!other) return true;
      const reach = choice.gap + other.radius + 4;
      // Far from the words and from the line to them.
      if (
        other.x < Math.min(box.left, dot.x) - reach ||
        other.x > Math.max(box.right, dot.x) + reach ||
        other.y < Math.min(box.top, dot.y) - reach ||
        other.y > Math.max(box.bottom, dot.y) + reach
      ) {
        return true;
      }
      // Two ports in one place are one place.
      if (Math.abs(other.x - dot.x) + Math.abs(other.y - dot.y) < 1) return true;
      const away = awayFrom(box, other.x, other.y) - other.radius;
      if (away <= 1 || (!choice.leader && away <= own)) return false;
      return ties.every(([x, y]) => Math.hypot(x - other.x, y - other.y) > other.radius + 2);
    });
  }

  private burden(stop: NamedStop, taken: TakenAtWidths, choice: Choice, narrowest: number) {
    const index = Math.min(narrowest + 1, this.widths.length - 1);
    const [sheet, box] = [this.sheets[index], taken[index]?.boxes[0]];
    if (!box || !sheet) return 0;
    const crossed = this.pointsIn(shares(box, 2, sheet));
    const covered = this.marksIn(shares(box, 10, sheet));
    const overCoast = this.ground.isOwn(shares(inkOf(box), 0, sheet), stop.land);
    const tied = choice.leader ? 16 + choice.gap * 0.5 : 0;
    return crossed + covered * 25 + (overCoast ? 4 : 0) + tied;
  }
}
