import type { ChartSymbol, LabelSide, Layout, Placement, Tier } from '../../lib/charts/types.ts';
import type { ChartPoint } from '../../lib/geo/projection.ts';
import type { Localized } from '../../lib/i18n/locales.ts';
import type { LandMask } from './land-mask.ts';
import { leaderPieces } from './leader-line.ts';
import type { Box } from './polygons.ts';
import { blockSize, fontSize, scaleAt, symbolRadius, type TypeRole } from './type-sizes.ts';

/** Points a name may be tied to, the best first, the sides on which it may stand there, and where the words belong. */
export interface Spots {
  readonly points: readonly ChartPoint[];
  readonly sides: readonly LabelSide[];
  readonly ground: 'land' | 'sea' | 'any';
  /** The words may stand further off, on a leader line: over anything, or over open sea only. */
  readonly leader?: 'anywhere' | 'sea';
}

/** A name looking for its place: the kinds of place it may have, the best first. */
export interface Wanted {
  readonly key: string;
  readonly name: Localized;
  readonly role: TypeRole;
  readonly symbol: ChartSymbol;
  readonly spots: readonly Spots[];
  /** The land a leader line may end on; on any other, the words would name the wrong place. */
  readonly home?: LandMask;
  /** Not shown below this tier even where there is room. */
  readonly from?: Tier;
  /** Least height of the box in CSS pixels, where the words are a target for a finger. */
  readonly target?: number;
}

export interface Extent {
  readonly words: Box;
  /** The words, or as much more as a finger needs. */
  readonly touch: Box;
  readonly symbol: Box | undefined;
  /** The leader line, in pieces. */
  readonly leader: readonly Box[];
}

/** What a placement covers on a chart of a given width, in pixels of the artwork. */
export function extentAt(
  [x, y, side, gap, , , tie]: Placement,
  wanted: Pick<Wanted, 'name' | 'role' | 'symbol' | 'target'>,
  layout: Layout,
  width: number,
): Extent {
  const scale = scaleAt(layout, width);
  const size = fontSize(wanted.role, layout, width) * scale;
  const block = blockSize(wanted.name, wanted.role);
  const [w, h] = [block.width * size, block.height * size];
  const reach = gap * scale;
  const slant = reach * 0.72;
  const horizontal = {
    e: reach,
    ne: slant,
    se: slant,
    w: -reach - w,
    nw: -slant - w,
    sw: -slant - w,
  };
  const vertical = {
    n: -reach - h,
    ne: -slant - h * 0.82,
    nw: -slant - h * 0.82,
    s: reach,
    se: slant - h * 0.18,
    sw: slant - h * 0.18,
  };
  const left = x + (side in horizontal ? horizontal[side as keyof typeof horizontal] : -w / 2);
  const top = y + (side in vertical ? vertical[side as keyof typeof vertical] : -h / 2);
  const radius = symbolRadius[wanted.symbol] * scale;
  const more = Math.max(0, ((wanted.target ?? 0) * scale - h) / 2);
  const [sx, sy] = tie ?? [x, y];
  return {
    words: { left, top, right: left + w, bottom: top + h },
    touch: { left, top: top - more, right: left + w, bottom: top + h + more },
    symbol:
      radius > 0
        ? { left: sx - radius, top: sy - radius, right: sx + radius, bottom: sy + radius }
        : undefined,
    leader: tie ? leaderPieces(tie, [x, y]) : [],
  };
}
