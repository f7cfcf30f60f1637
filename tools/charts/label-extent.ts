import type { ChartPoint } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import type {
  ChartSymbol,
  LabelSide,
  Layout,
  Placement,
  Tier,
} from '../../lib/records/charts/types.ts';
import type { LandMask } from './land-mask.ts';
import { leaderPieces } from './leader-line.ts';
import type { Box } from './polygons.ts';
import { blockSize, fontSize, scaleAt, symbolRadius, type TypeRole } from './type-sizes.ts';

/**
 * Points to which a name may be tied, best first, the sides on which it may be there, and the
 * preferred ground of the text.
 */
export interface Spots {
  readonly points: readonly ChartPoint[];
  readonly sides: readonly LabelSide[];
  readonly ground: 'land' | 'sea' | 'any';
  /** Allows the text further away on a leader line: over anything, or over open sea only. */
  readonly leader?: 'anywhere' | 'sea';
}

/** A name to be placed, with its possible positions, best first. */
export interface Wanted {
  readonly key: string;
  readonly name: Localized;
  readonly role: TypeRole;
  readonly symbol: ChartSymbol;
  readonly spots: readonly Spots[];
  /**
   * Land on which a leader line may end; on any other land, the text would name the wrong place.
   */
  readonly home?: LandMask;
  /** Lowest tier at which it is shown, even if there is space. */
  readonly from?: Tier;
  /** Minimum height of the box in CSS pixels if the text is a touch target. */
  readonly target?: number;
}

export interface Extent {
  readonly words: Box;
  /** Box of the text, enlarged to a touch target if needed. */
  readonly touch: Box;
  readonly symbol: Box | undefined;
  /** Leader line in pieces. */
  readonly leader: readonly Box[];
}

/** Area that a placement covers on a chart of a given width, in pixels of the artwork. */
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
