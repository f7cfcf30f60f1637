import type { ChartPoint } from '@/lib/foundation/geo/projection';
import type { GridBox } from './point-grid';
import { textWidth } from './text-width';
import type { LabelSide, Layout, Tier } from './types';

/** A stop to be named, at a point in per cent of the window; the lowest rank is the most important. */
export interface NamedStop {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly point: ChartPoint;
  readonly rank: number;
  /** Radius of its mark, CSS pixels; that of a dot by default. */
  readonly radius?: number | undefined;
  /** The land it lies on; undefined beyond the chart. */
  readonly land?: string | undefined;
  /**
   * Area of that land, square kilometres. If two stops have one rank, the one on the larger land
   * keeps its name.
   */
  readonly size?: number | undefined;
}

/** Side of the dot for a stop's words, and whether there is room for its note. */
export interface StopName {
  readonly side: LabelSide;
  readonly gap: number;
  readonly note: boolean;
  /** Smallest width at which it is shown: see {@link tierWidth}. */
  readonly tier: Tier;
  /** Smallest width at which the note is shown too, if at all. */
  readonly noteTier: Tier;
  /** True if a line leads from the dot to the words, which are not beside it. */
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
/** Radius of a dot, and gap between its rim and words beside it, CSS pixels. */
export const dotRadius = 4.5;
export const clearance = 4.5;

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
export const sides = Object.keys(step) as (keyof typeof step)[];
export const stepOf = (side: LabelSide) => step[side === 'c' ? 'e' : side];

export type Words = Pick<NamedStop, 'name' | 'note'>;

/** Size of a stop's words, CSS pixels. */
export function sizeOf({ name, note }: Words): readonly [across: number, down: number] {
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

export type Sheet = readonly [width: number, height: number];

export function boxOf(
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

export const meet = (a: NameBox, b: NameBox) =>
  a.left < b.right + 2 && b.left < a.right + 2 && a.top < b.bottom && b.top < a.bottom;

/** Sampling distance in pixels along a leader line. */
const stride = 5;
/** Area of the chart covered by a name at one width: its words, and its leader line piece by piece. */
export interface Taken {
  readonly hull: NameBox;
  readonly boxes: readonly NameBox[];
}

/** Areas by width; undefined if the name is not shown. */
export type TakenAtWidths = readonly (Taken | undefined)[];

const isClear = (one: Taken, other: Taken) =>
  !meet(one.hull, other.hull) ||
  !one.boxes.some((box) => other.boxes.some((another) => meet(box, another)));

/** True if a name overlaps none of those already placed, at any width. */
export const isFree = (taken: TakenAtWidths, settled: readonly TakenAtWidths[]) =>
  settled.every((others) =>
    taken.every((one, index) => {
      const other = others[index];
      return !one || !other || isClear(one, other);
    }),
  );

export type Choice = Pick<StopName, 'side' | 'gap' | 'leader'>;

export function isInside({ left, top, right, bottom }: NameBox, [width, height]: Sheet): boolean {
  const rim = 8;
  return left >= rim && top >= rim && right <= width - rim && bottom <= height - rim;
}

/** Converts a point from per cent to CSS pixels. */
export const at = ([x, y]: ChartPoint, [width, height]: Sheet): ChartPoint => [
  (x / 100) * width,
  (y / 100) * height,
];

/** The lines of a box without the room above and below the letters. */
export const inkOf = ({ left, top, right, bottom }: NameBox): NameBox => ({
  left,
  top: top + 3,
  right,
  bottom: bottom - 3,
});

/** A box and some pixels around it, in per cent of the sheet. */
export const shares = (box: NameBox, by: number, [width, height]: Sheet): GridBox => ({
  left: ((box.left - by) / width) * 100,
  right: ((box.right + by) / width) * 100,
  top: ((box.top - by) / height) * 100,
  bottom: ((box.bottom + by) / height) * 100,
});

/** Pixels from a box to a point, 0 for one inside. */
export const awayFrom = ({ left, top, right, bottom }: NameBox, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Points along the line from the rim of a mark to its words, CSS pixels. */
export function leaderOf(
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

export function takenBy(stop: NamedStop, box: NameBox, choice: Choice, sheet: Sheet): Taken {
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
