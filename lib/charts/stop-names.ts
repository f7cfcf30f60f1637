import type { ChartPoint } from '@/lib/geo/projection';
import { type GridBox, pointGrid } from './point-grid';
import { type Ground, openSea } from './route-land';
import { textWidth } from './text-width';
import { type LabelSide, type Layout, type Tier, tierWidth } from './types';

/** What is to be named, at a point in per cent of the window; the lowest rank is the most important. */
export interface NamedStop {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly point: ChartPoint;
  readonly rank: number;
  /** From the middle of its mark to the rim, CSS pixels; that of a dot unless it is said. */
  readonly radius?: number | undefined;
  /** The land it lies on; undefined beyond the chart. */
  readonly land?: string | undefined;
  /** Of that land, square kilometres: of two stops of one rank the larger keeps its name. */
  readonly size?: number | undefined;
}

/** Side of the dot on which a stop's words stand, and whether its note still finds room. */
export interface StopName {
  readonly side: LabelSide;
  readonly gap: number;
  readonly note: boolean;
  /** From which width on it is shown: see {@link tierWidth}. */
  readonly tier: Tier;
  /** From which width on the note is shown as well, where it is. */
  readonly noteTier: Tier;
  /** A line leads from the dot to the words: they do not stand beside it. */
  readonly leader: boolean;
}

export interface NameBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Widths of the chart, CSS pixels, at which no two names may meet. */
export const stopNameWidths: Record<Layout, readonly number[]> = {
  hero: [700, 840, 1000, 1300, 1600],
  poster: [300, 340, 390, 480, 580, 690],
};

/** Type of a stop's name and note in CSS pixels: kept in step with styles/route-chart.css. */
const nameSize = 14.5;
const noteSize = 12.5;
const lineHeight = 1.2;
/** Of a dot, CSS pixels, and between its rim and words beside it. */
export const dotRadius = 4.5;
const clearance = 4.5;

const step: Record<
  Exclude<LabelSide, 'c'>,
  readonly [dx: number, dy: number, bx: number, by: number]
> = {
  e: [1, 0, 0, -0.5],
  w: [-1, 0, -1, -0.5],
  n: [0, -1, -0.5, -1],
  s: [0, 1, -0.5, 0],
  ne: [0.72, -0.72, 0, -0.82],
  se: [0.72, 0.72, 0, -0.18],
  nw: [-0.72, -0.72, -1, -0.82],
  sw: [-0.72, 0.72, -1, -0.18],
};
const sides = Object.keys(step) as (keyof typeof step)[];
const stepOf = (side: LabelSide) => step[side === 'c' ? 'e' : side];

type Words = Pick<NamedStop, 'name' | 'note'>;

/** What the words of a stop take, CSS pixels. */
function sizeOf({ name, note }: Words): readonly [across: number, down: number] {
  const across = Math.max(textWidth(name, nameSize), note ? textWidth(note, noteSize) : 0);
  return [across, lineHeight * (nameSize + (note ? noteSize : 0))];
}

/** The box that words take on a chart of a given size, CSS pixels. */
export function stopNameBox(
  { name, note, point }: Words & Pick<NamedStop, 'point'>,
  choice: Pick<StopName, 'side' | 'gap' | 'note'>,
  width: number,
  height: number,
): NameBox {
  return boxOf(sizeOf({ name, note: choice.note ? note : undefined }), point, choice, [
    width,
    height,
  ]);
}

type Sheet = readonly [width: number, height: number];

function boxOf(
  [across, down]: ReturnType<typeof sizeOf>,
  [x, y]: ChartPoint,
  { side, gap }: Pick<StopName, 'side' | 'gap'>,
  [width, height]: Sheet,
): NameBox {
  const [dx, dy, bx, by] = stepOf(side);
  const left = (x / 100) * width + dx * gap + bx * across;
  const top = (y / 100) * height + dy * gap + by * down;
  return { left, top, right: left + across, bottom: top + down };
}

const meet = (a: NameBox, b: NameBox) =>
  a.left < b.right + 2 && b.left < a.right + 2 && a.top < b.bottom && b.top < a.bottom;

/** From the rim of a mark to words that a line ties to it, CSS pixels. */
const leaderGaps = [13, 27, 44];
/** Pixels between two looks at what lies under a leader line. */
const stride = 5;
/** How often the ones left without room are given the first choice. */
const rounds = 4;
/** How many of those still without room on every screen are tried first by themselves, the largest of them. */
const singles = 8;

/** What a name takes of the chart at one width: its words, and its leader line piece by piece. */
interface Taken {
  readonly hull: NameBox;
  readonly boxes: readonly NameBox[];
}

/** By width; nothing where it is not shown. */
type TakenAtWidths = readonly (Taken | undefined)[];

const isClear = (one: Taken, other: Taken) =>
  !meet(one.hull, other.hull) ||
  !one.boxes.some((box) => other.boxes.some((another) => meet(box, another)));

/** True where nothing meets what stands already, at any width. */
const isFree = (taken: TakenAtWidths, settled: readonly TakenAtWidths[]) =>
  settled.every((others) =>
    taken.every((one, index) => {
      const other = others[index];
      return !one || !other || isClear(one, other);
    }),
  );

type Names = ReadonlyMap<string, StopName>;

/** What else lies on a chart. */
interface Around {
  /** Points along the routes in per cent, which names rather leave free. */
  readonly lines?: readonly ChartPoint[];
  /** Where something else stands, in per cent: names keep off it where they can. */
  readonly marks?: readonly ChartPoint[];
  readonly ground?: Ground;
}

/**
 * Finds a place for the name of every stop, so that no two meet at any width of the layout, and that nobody takes a
 * name for that of another place: its words are nearer to its own dot, or its own land, than to any other dot or
 * land, or a line leads to them, and they lie on nobody else's. A stop without room keeps its dot and is missing from
 * the answer; of those of one rank the larger island is the last to go without.
 *
 * @param aspect width to height of the window
 */
export function placeStopNames(
  stops: readonly NamedStop[],
  layout: Layout,
  aspect: number,
  around: Around = {},
): Names {
  const room = new Room(stops, layout, aspect, around);
  const byImportance = stops.toSorted((a, b) => a.rank - b.rank || (b.size ?? 0) - (a.size ?? 0));
  let best: Placing = { order: byImportance, names: new Map(), worth: -1 };
  const attempt = (first: readonly NamedStop[], rest: readonly NamedStop[]) => {
    const order = [...first, ...rest.filter((stop) => !first.includes(stop))];
    const names = room.settle(order);
    const worth = stops.reduce((sum, stop) => sum + worthOf(stop, names.get(stop.id)), 0);
    if (worth > best.worth) best = { order, names, worth };
    return { order, wanting: order.filter((stop) => !isWhole(stop, names.get(stop.id))) };
  };
  let { order, wanting } = attempt([], byImportance);
  for (let round = 1; round < rounds && wanting.length > 0; round++) {
    ({ order, wanting } = attempt(wanting, order));
  }
  // One by one they may find room where all at once they did not.
  const left = byImportance.filter(
    (stop) => !isWhole({ ...stop, note: undefined }, best.names.get(stop.id)),
  );
  for (const stop of left.slice(0, singles)) attempt([stop], best.order);
  return best.names;
}

interface Placing {
  readonly order: readonly NamedStop[];
  readonly names: Names;
  readonly worth: number;
}

const isWhole = ({ note }: NamedStop, name: StopName | undefined) =>
  name !== undefined && name.tier === 1 && (!note || name.note);

/** What is on every screen counts for more than what is on wide ones. */
const tierWorth: Record<Tier, number> = { 1: 1, 2: 0.85, 3: 0.5 };
/** Beyond this, square kilometres, land is simply large. */
const largest = 500;

/** A name weighs more than any number of notes, and the more so the lower its rank and the larger its island. */
function worthOf({ rank, size = 0 }: NamedStop, name: StopName | undefined) {
  if (!name) return 0;
  const known = 1 + Math.sqrt(Math.min(size, largest)) / 4;
  return (
    100 ** Math.max(1, 4 - rank) * known * tierWorth[name.tier] +
    (name.note ? (3 - rank) * tierWorth[name.noteTier] : 0)
  );
}

/** A place for words with what it takes at each width, and how much it burdens the chart. */
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
type Choice = Pick<StopName, 'side' | 'gap' | 'leader'>;

/** A stop on the sheet of one width, CSS pixels. */
interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What is found out about a stop once: it is the same in every round. */
interface Known {
  /** By place, with a note or without, and width; null where nothing may stand. */
  readonly taken: Map<number, Taken | null>;
  readonly candidates: Map<string, readonly Candidate[]>;
  /** Stops near enough for their dots to matter, by their place in the list. */
  readonly neighbours: readonly number[];
}

class Room {
  private readonly known = new Map<NamedStop, Known>();
  private readonly widths: readonly number[];
  private readonly sheets: readonly Sheet[];
  /** By width, in the order of the stops. */
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

  /** On as many screens as possible, and there rather with its note. */
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

  /** Where the words of a stop may stand on this chart, the least of a burden first, whatever else stands there. */
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
    // Where the chart is narrowest, all dots are nearest.
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

  /** What words take at a width; null where they would leave the sheet or be taken for those of another place. */
  private takenAt(index: number, choice: Choice, note: boolean, at: number): Taken | null {
    const stop = this.stops[index];
    const sheet = this.sheets[at];
    if (!stop || !sheet) return null;
    const size = sizeOf(note ? stop : { name: stop.name });
    const box = boxOf(size, stop.point, choice, sheet);
    if (!isInside(box, sheet) || !this.isItsOwn(index, box, choice, at)) return null;
    return takenBy(stop, box, choice, sheet);
  }

  /** True where nobody takes the words for those of another place. */
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
    // The end of words that begin at their dot may lie over what is around the Cyclades.
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

function isInside({ left, top, right, bottom }: NameBox, [width, height]: Sheet): boolean {
  const rim = 8;
  return left >= rim && top >= rim && right <= width - rim && bottom <= height - rim;
}

/** Where a point given in per cent lies, CSS pixels. */
const at = ([x, y]: ChartPoint, [width, height]: Sheet): ChartPoint => [
  (x / 100) * width,
  (y / 100) * height,
];

/** The lines of a box without the room above and below the letters. */
const inkOf = ({ left, top, right, bottom }: NameBox): NameBox => ({
  left,
  top: top + 3,
  right,
  bottom: bottom - 3,
});

/** A box and some pixels around it, in per cent of the sheet. */
const shares = (box: NameBox, by: number, [width, height]: Sheet): GridBox => ({
  left: ((box.left - by) / width) * 100,
  right: ((box.right + by) / width) * 100,
  top: ((box.top - by) / height) * 100,
  bottom: ((box.bottom + by) / height) * 100,
});

/** Pixels from a box to a point, 0 for one inside. */
const awayFrom = ({ left, top, right, bottom }: NameBox, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Points along the line from the rim of a mark to its words, CSS pixels. */
function leaderOf(
  { point, radius = dotRadius }: NamedStop,
  { side, gap }: Choice,
  sheet: Sheet,
): ChartPoint[] {
  const [x, y] = at(point, sheet);
  const [dx, dy] = stepOf(side);
  const points: ChartPoint[] = [];
  for (let along = radius + 2; along <= gap; along += stride) {
    points.push([x + dx * along, y + dy * along]);
  }
  return points;
}

function takenBy(stop: NamedStop, box: NameBox, choice: Choice, sheet: Sheet): Taken {
  if (!choice.leader) return { hull: box, boxes: [box] };
  const pieces = leaderOf(stop, choice, sheet).map(
    ([x, y]): NameBox => ({ left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 }),
  );
  const boxes = [box, ...pieces];
  return {
    hull: {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
    boxes,
  };
}
