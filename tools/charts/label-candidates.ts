import type { ChartPoint } from '../../lib/foundation/geo/projection.ts';
import {
  type LabelSide,
  type Layout,
  type Placement,
  tierWidth,
} from '../../lib/records/charts/types.ts';
import { neatline } from './frame.ts';
import { type Extent, extentAt, type Spots, type Wanted } from './label-extent.ts';
import type { LandMask } from './land-mask.ts';
import { leaderPieces } from './leader-line.ts';
import { type Box, contains, grow, overlaps } from './polygons.ts';
import { provedWidths, scaleAt, symbolRadius } from './type-sizes.ts';

export interface Candidate {
  readonly placement: Placement;
  readonly cost: number;
  /** One extent per checked width, starting at the tier's own. */
  readonly extents: ReadonlyMap<number, Extent>;
  /** Encloses every extent with its spacing: labels whose boxes do not overlap cannot conflict. */
  readonly reach: Box;
}

/** Spacing between two labels in CSS pixels. */
export const air = 3;

function reachOf(extents: ReadonlyMap<number, Extent>, layout: Layout): Box {
  const boxes = [...extents].flatMap(([width, { touch, symbol, leader }]) =>
    [touch, ...(symbol ? [symbol] : []), ...leader].map((box) =>
      grow(box, air * Math.max(1, scaleAt(layout, width))),
    ),
  );
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const sideCost: Record<LabelSide, number> = {
  e: 0,
  w: 1.5,
  ne: 1,
  se: 1,
  nw: 2.2,
  sw: 2.2,
  n: 2,
  s: 2,
  c: 0,
};

/** Spacing between a symbol and its text in CSS pixels, on top of the minimum. */
const gaps = [0, 4, 9, 15];

/** Lengths of leader lines to try, in pixels of the artwork, and the gap between line and text. */
const leaderLengths = [36, 50, 66, 84, 106, 132, 164, 200, 244, 290];
const leaderGap = 3;

interface Trial {
  readonly at: ChartPoint;
  readonly tie?: ChartPoint;
  readonly side: LabelSide;
  readonly gap: number;
  readonly ground: Spots['ground'];
  readonly cost: number;
}

const tenths = ([x, y]: ChartPoint): ChartPoint => [
  Math.round(x * 10) / 10,
  Math.round(y * 10) / 10,
];

function trialsOf({ spots, symbol }: Wanted, mask: LandMask): Trial[] {
  const least = symbolRadius[symbol] + 3.5;
  return spots.flatMap(({ points, sides, ground, leader }, choice) =>
    points.flatMap((point, rank) => {
      const worse = choice * 24 + rank * 1.2;
      const near = sides.flatMap((side) =>
        (side === 'c' ? [0] : gaps).map(
          (extra): Trial => ({
            at: tenths(point),
            side,
            gap: side === 'c' ? 0 : least + extra,
            ground,
            cost: worse + sideCost[side] + extra * 0.6,
          }),
        ),
      );
      return leader ? [...near, ...leaderTrials(point, worse, ground, leader, mask)] : near;
    }),
  );
}

/** Texts at the end of a leader line, in sixteen directions. */
function leaderTrials(
  point: ChartPoint,
  worse: number,
  ground: Spots['ground'],
  over: 'anywhere' | 'sea',
  mask: LandMask,
): Trial[] {
  return Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8).flatMap((angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const sides: LabelSide[] = [];
    if (Math.abs(dx) > 0.3) sides.push(dx > 0 ? 'e' : 'w');
    if (Math.abs(dy) > 0.65) sides.push(dy > 0 ? 's' : 'n');
    return leaderLengths.flatMap((length): Trial[] => {
      const end: ChartPoint = [point[0] + dx * length, point[1] + dy * length];
      const pieces = leaderPieces(point, end);
      if (over === 'sea' && pieces.some((piece) => mask.share(piece) > 0)) return [];
      const cost = worse + 20 + length * 0.16;
      return sides.map((side) => ({
        at: tenths(end),
        tie: tenths(point),
        side,
        gap: leaderGap,
        ground,
        cost,
      }));
    });
  });
}

/**
 * Tries every side, gap and tier of a name and keeps the positions that touch neither coast nor
 * border.
 */
export function candidatesOf(
  wanted: Wanted,
  layout: Layout,
  mask: LandMask,
  reserved: readonly Box[],
): Candidate[] {
  const inside = grow(neatline(layout), -7);
  const found: Candidate[] = [];
  const trials = trialsOf(wanted, mask);
  for (const tier of ([1, 2, 3] as const).filter((tier) => tier >= (wanted.from ?? 1))) {
    const widths = provedWidths[layout].filter((width) => width >= tierWidth[layout][tier]);
    for (const { at, tie, side, gap, ground: wantedGround, cost } of trials) {
      const place = (ground: 'land' | 'sea'): Placement =>
        tie ? [...at, side, gap, tier, ground, tie] : [...at, side, gap, tier, ground];
      // Check the narrowest width first, where most trials fail.
      const narrowest = extentAt(place('sea'), wanted, layout, widths[0] ?? 0);
      if (!contains(inside, narrowest.words)) continue;
      const share = mask.share(narrowest.words);
      if (share > 0 && share < 1) continue;
      const extents = new Map(
        widths.map((width) => [width, extentAt(place('sea'), wanted, layout, width)]),
      );
      const ground = groundOf(extents, mask, layout);
      if (!ground || (wantedGround !== 'any' && ground !== wantedGround)) continue;
      if (tie && ground === 'land' && (wanted.home?.share(narrowest.words) ?? 1) < 1) continue;
      const free = [...extents.values()].every(
        ({ words, symbol, leader }) =>
          contains(inside, words) &&
          (!symbol || contains(grow(neatline(layout), -4), symbol)) &&
          !reserved.some((box) =>
            [words, ...(symbol ? [symbol] : []), ...leader].some((part) => overlaps(part, box)),
          ),
      );
      if (!free) continue;
      found.push({
        placement: place(ground),
        cost: tier * 100 + cost + (ground === 'land' ? 1.5 : 0),
        extents,
        reach: reachOf(extents, layout),
      });
    }
  }
  return found.toSorted((a, b) => a.cost - b.cost);
}

/**
 * `land` or `sea` if every width is entirely on one of them, with a small distance to the coast;
 * undefined if a coast is touched.
 */
function groundOf(extents: ReadonlyMap<number, Extent>, mask: LandMask, layout: Layout) {
  let ground: 'land' | 'sea' | undefined;
  for (const [width, { words }] of extents) {
    const share = mask.share(words, 2 * scaleAt(layout, width));
    if (share > 0 && share < 1) return undefined;
    const here = share === 1 ? 'land' : 'sea';
    if (ground && ground !== here) return undefined;
    ground = here;
  }
  return ground;
}
