import type { ChartPoint } from '@/lib/geo/projection';
import { pointGrid } from './point-grid';
import { textWidth } from './text-width';
import type { LabelSide, Layout } from './types';

/** What is to be named, at a point in per cent of the window; the lowest rank is the most important. */
export interface NamedStop {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly point: ChartPoint;
  readonly rank: number;
}

/** Side of the dot on which a stop's words stand, and whether its note still finds room. */
export interface StopName {
  readonly side: LabelSide;
  readonly gap: number;
  readonly note: boolean;
}

export interface NameBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Widths of the chart, CSS pixels, at which no two names may meet. */
export const stopNameWidths: Record<Layout, readonly number[]> = {
  hero: [700, 800, 900, 1000, 1200, 1600],
  poster: [300, 340, 390, 460, 560, 690],
};

/** Type of a stop's name and note in CSS pixels: kept in step with styles/route-chart.css. */
const nameSize = 14.5;
const noteSize = 12.5;
const lineHeight = 1.2;

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

type Words = Pick<NamedStop, 'name' | 'note'>;

/** What the words of a stop take, CSS pixels. */
function sizeOf({ name, note }: Words): readonly [across: number, down: number] {
  const across = Math.max(textWidth(name, nameSize), note ? textWidth(note, noteSize) : 0);
  return [across, lineHeight * (nameSize + (note ? noteSize : 0))];
}

/** The box that words take on a chart of a given size, CSS pixels. */
export function stopNameBox(
  { name, note, point }: Words & Pick<NamedStop, 'point'>,
  choice: StopName,
  width: number,
  height: number,
): NameBox {
  return boxOf(sizeOf({ name, note: choice.note ? note : undefined }), point, choice, [
    width,
    height,
  ]);
}

function boxOf(
  [across, down]: ReturnType<typeof sizeOf>,
  [x, y]: ChartPoint,
  { side, gap }: StopName,
  [width, height]: readonly [width: number, height: number],
): NameBox {
  const [dx, dy, bx, by] = step[side === 'c' ? 'e' : side];
  const left = (x / 100) * width + dx * gap + bx * across;
  const top = (y / 100) * height + dy * gap + by * down;
  return { left, top, right: left + across, bottom: top + down };
}

const meet = (a: NameBox, b: NameBox) =>
  a.left < b.right + 2 && b.left < a.right + 2 && a.top < b.bottom && b.top < a.bottom;

/** Distances from the dot to its words, CSS pixels. */
const gaps = [9, 22];
/** How often the ones left without room are given the first choice. */
const rounds = 5;
/** Words over another stop's dot: a call rather goes without. */
const overDot = 40;

/** True where no box meets one of those that stand already, at any width. */
const isFree = (boxes: readonly NameBox[], settled: readonly (readonly NameBox[])[]) =>
  settled.every((others) =>
    boxes.every((box, index) => {
      const other = others[index];
      return !other || !meet(box, other);
    }),
  );

type Names = ReadonlyMap<string, StopName>;

/**
 * Finds a place for the name of every stop, so that no two meet at any width of the layout; stops of
 * the lowest rank are sure of theirs. A stop without room keeps its dot and is missing from the answer.
 *
 * @param aspect width to height of the window
 * @param lines points along the routes in per cent, which names rather leave free
 */
export function placeStopNames(
  stops: readonly NamedStop[],
  layout: Layout,
  aspect: number,
  lines: readonly ChartPoint[] = [],
): Names {
  const room = new Room(stops, layout, aspect, lines);
  let order = stops.toSorted((a, b) => a.rank - b.rank);
  let best: Names = new Map();
  let bestWorth = -1;
  for (let round = 0; round < rounds; round++) {
    const found = room.settle(order);
    const worth = stops.reduce((sum, stop) => sum + worthOf(stop, found.get(stop.id)), 0);
    if (worth > bestWorth) [best, bestWorth] = [found, worth];
    const wanting = order.filter((stop) => !isWhole(stop, found.get(stop.id)));
    if (wanting.length === 0) break;
    order = [...wanting, ...order.filter((stop) => !wanting.includes(stop))];
  }
  return best;
}

const isWhole = (stop: NamedStop, name: StopName | undefined) =>
  name !== undefined && name.note === Boolean(stop.note);

/** A name weighs more than any number of notes, and the more so the lower its rank. */
const worthOf = ({ rank }: NamedStop, name: StopName | undefined) =>
  name ? 100 ** Math.max(1, 4 - rank) + (name.note ? 3 - rank * 0.5 : 0) : 0;

/** A place for words with what it takes at each width, and how much it burdens the chart. */
interface Candidate {
  readonly choice: StopName;
  readonly boxes: readonly NameBox[];
  readonly cost: number;
}

class Room {
  /** The same in every round; of a stop with its note, and without. */
  private readonly known = {
    noted: new Map<NamedStop, readonly Candidate[]>(),
    plain: new Map<NamedStop, readonly Candidate[]>(),
  };
  private readonly widths: readonly number[];
  private readonly stops: readonly NamedStop[];
  private readonly aspect: number;
  private readonly pointsIn: ReturnType<typeof pointGrid>;

  constructor(
    stops: readonly NamedStop[],
    layout: Layout,
    aspect: number,
    lines: readonly ChartPoint[],
  ) {
    this.stops = stops;
    this.aspect = aspect;
    this.pointsIn = pointGrid(lines);
    this.widths = stopNameWidths[layout];
  }

  /** Places one stop after the other, each where it burdens the chart least. */
  settle(order: readonly NamedStop[]): Names {
    const found = new Map<string, StopName>();
    const settled: (readonly NameBox[])[] = [];
    for (const stop of order) {
      for (const note of stop.note ? [true, false] : [false]) {
        const best = this.candidates(stop, note).find(({ boxes }) => isFree(boxes, settled));
        if (!best || (stop.rank > 1 && best.cost >= overDot)) continue;
        found.set(stop.id, best.choice);
        settled.push(best.boxes);
        break;
      }
    }
    return found;
  }

  /** Where the words of a stop may stand on this chart, the least of a burden first, whatever else stands there. */
  private candidates(stop: NamedStop, note: boolean): readonly Candidate[] {
    const known = this.known[note ? 'noted' : 'plain'];
    const before = known.get(stop);
    if (before) return before;
    const size = sizeOf({ name: stop.name, note: note ? stop.note : undefined });
    const found = gaps
      .flatMap((gap) => sides.map((side): StopName => ({ side, gap, note })))
      .map((choice) => ({ choice, boxes: this.boxes(size, stop.point, choice) }))
      .filter(({ boxes }) => this.isInside(boxes))
      .map((one) => ({ ...one, cost: this.burden(stop, one.boxes, one.choice.gap) }))
      .toSorted((a, b) => a.cost - b.cost);
    known.set(stop, found);
    return found;
  }

  private boxes(size: ReturnType<typeof sizeOf>, point: ChartPoint, choice: StopName): NameBox[] {
    return this.widths.map((width) => boxOf(size, point, choice, [width, width / this.aspect]));
  }

  private isInside(boxes: readonly NameBox[]): boolean {
    const rim = 8;
    return boxes.every(({ left, top, right, bottom }, index) => {
      const width = this.widths[index] ?? 0;
      if (left < rim || top < rim) return false;
      return right <= width - rim && bottom <= width / this.aspect - rim;
    });
  }

  private burden(stop: NamedStop, boxes: readonly NameBox[], gap: number): number {
    const width = this.widths[1] ?? 0;
    const box = boxes[1];
    if (!box) return 0;
    const around = (by: number) => ({
      left: ((box.left - by) / width) * 100,
      right: ((box.right + by) / width) * 100,
      top: ((box.top - by) / width) * this.aspect * 100,
      bottom: ((box.bottom + by) / width) * this.aspect * 100,
    });
    const crossed = this.pointsIn(around(2));
    const { left, right, top, bottom } = around(5);
    const isUnder = ([x, y]: ChartPoint) => x > left && x < right && y > top && y < bottom;
    const dots = this.stops.filter((other) => other !== stop && isUnder(other.point)).length;
    return crossed + dots * overDot + (gap > 12 ? 14 : 0);
  }
}
