import type { ChartPoint } from '../../lib/geo/projection.ts';
import {
  type Bilingual,
  type ChartSymbol,
  type LabelSide,
  type Layout,
  type Placement,
  type Tier,
  tierWidth,
} from '../../lib/geo/types.ts';
import { neatline } from './frame.ts';
import type { LandMask } from './land-mask.ts';
import { type Box, contains, grow, overlaps } from './polygons.ts';
import { blockSize, fontSize, scaleAt, symbolRadius, type TypeRole } from './type-sizes.ts';

/** A name looking for its place: the points it may be tied to, the best first. */
export interface Wanted {
  readonly key: string;
  readonly name: Bilingual;
  readonly role: TypeRole;
  readonly symbol: ChartSymbol;
  readonly anchors: readonly ChartPoint[];
  readonly sides: readonly LabelSide[];
  /** Where the words belong. */
  readonly ground: 'land' | 'sea' | 'any';
  /** Not shown below this tier even where there is room. */
  readonly from?: Tier;
  /** Least height of the box in CSS pixels, where the words are a target for a finger. */
  readonly target?: number;
}

/** Chart widths, in CSS pixels, at which placements are proved. */
export const provedWidths: Record<Layout, readonly number[]> = {
  hero: [700, 760, 840, 920, 1000, 1080, 1180, 1300, 1440, 1600],
  poster: [280, 300, 330, 360, 400, 450, 500, 560, 640, 720, 800],
};

export interface Extent {
  readonly words: Box;
  /** The words, or as much more as a finger needs. */
  readonly touch: Box;
  readonly symbol: Box | undefined;
}

/** What a placement covers on a chart of a given width, in pixels of the artwork. */
export function extentAt(
  [x, y, side, gap]: Placement,
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
  const horizontal = { e: reach, ne: slant, se: slant, w: -reach - w, nw: -slant - w, sw: -slant - w };
  const vertical = { n: -reach - h, ne: -slant - h * 0.82, nw: -slant - h * 0.82, s: reach, se: slant - h * 0.18, sw: slant - h * 0.18 };
  const left = x + (side in horizontal ? horizontal[side as keyof typeof horizontal] : -w / 2);
  const top = y + (side in vertical ? vertical[side as keyof typeof vertical] : -h / 2);
  const radius = symbolRadius[wanted.symbol] * scale;
  const more = Math.max(0, ((wanted.target ?? 0) * scale - h) / 2);
  return {
    words: { left, top, right: left + w, bottom: top + h },
    touch: { left, top: top - more, right: left + w, bottom: top + h + more },
    symbol:
      radius > 0
        ? { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
        : undefined,
  };
}

interface Candidate {
  readonly placement: Placement;
  readonly cost: number;
  /** One extent per proved width from the tier's own on. */
  readonly extents: ReadonlyMap<number, Extent>;
}

const sideCost: Record<LabelSide, number> = { e: 0, w: 1.5, ne: 1, se: 1, nw: 2.2, sw: 2.2, n: 2, s: 2, c: 0 };

/** Tries every side, gap and tier of a name and keeps what touches neither coast nor border. */
function candidatesOf(wanted: Wanted, layout: Layout, mask: LandMask, reserved: readonly Box[]): Candidate[] {
  const inside = grow(neatline(layout), -7);
  const base = symbolRadius[wanted.symbol] + 3.5;
  const gaps = wanted.sides.includes('c') && wanted.sides.length === 1 ? [0] : wanted.role === 'main' ? [0, 4, 9, 15, 24, 34] : [0, 4, 9, 15];
  const found: Candidate[] = [];
  for (const tier of ([1, 2, 3] as const).filter((tier) => tier >= (wanted.from ?? 1))) {
    const widths = provedWidths[layout].filter((width) => width >= tierWidth[layout][tier]);
    for (const [rank, [x, y]] of wanted.anchors.entries()) {
      for (const side of wanted.sides) {
        for (const extra of gaps) {
          const gap = side === 'c' ? 0 : base + extra;
          const at = [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
          const trial: Placement = [...at, side, gap, tier, 'sea'];
          const extents = new Map(widths.map((width) => [width, extentAt(trial, wanted, layout, width)]));
          const ground = groundOf(extents, mask, layout);
          if (!ground || (wanted.ground !== 'any' && ground !== wanted.ground)) continue;
          const free = [...extents.values()].every(
            ({ words, symbol }) =>
              contains(inside, words) &&
              (!symbol || contains(grow(neatline(layout), -4), symbol)) &&
              !reserved.some((box) => overlaps(words, box) || (symbol && overlaps(symbol, box))),
          );
          if (!free) continue;
          found.push({
            placement: [...at, side, gap, tier, ground],
            cost: tier * 100 + rank * 3 + sideCost[side] + extra * 0.6 + (ground === 'land' ? 1.5 : 0),
            extents,
          });
        }
      }
    }
  }
  return found.toSorted((a, b) => a.cost - b.cost);
}

/** All land or all sea at every width, with a little air to the coast; undefined where the coast is touched. */
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

const clash = (a: Candidate, b: Candidate, layout: Layout) => {
  for (const [width, one] of a.extents) {
    const other = b.extents.get(width);
    if (!other) continue;
    const scale = scaleAt(layout, width);
    const gap = one.touch.top < one.words.top ? 0 : 3;
    if (overlaps(one.touch, other.touch, gap * scale)) return true;
    if (other.symbol && overlaps(one.words, other.symbol, 1.5 * scale)) return true;
    if (one.symbol && overlaps(one.symbol, other.words, 1.5 * scale)) return true;
    if (one.symbol && other.symbol && overlaps(one.symbol, other.symbol, -1 * scale)) return true;
  }
  return false;
};

export interface Placed {
  readonly placements: ReadonlyMap<string, Placement>;
  readonly missing: readonly string[];
}

/**
 * Places names, the most important first. A greedy pass, then the same with the order shuffled a
 * little (always by the same numbers); the cheapest result stands.
 */
export function placeLabels(
  all: readonly Wanted[],
  layout: Layout,
  mask: LandMask,
  reserved: readonly Box[],
  attempts = 60,
): Placed {
  const options = all.map((wanted) => candidatesOf(wanted, layout, mask, reserved));
  const random = sequence(20261121);
  let best: { cost: number; chosen: Map<number, Candidate> } | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const order = all
      .map((_, index) => ({ index, rank: index + (attempt ? random() * 7 : 0) }))
      .sort((a, b) => a.rank - b.rank);
    const chosen = new Map<number, Candidate>();
    let cost = 0;
    for (const { index } of order) {
      const fit = options[index]?.find((option) =>
        [...chosen.values()].every((other) => !clash(option, other, layout)),
      );
      const weight = 1 + 3 / (1 + index * 0.35);
      cost += (fit ? fit.cost : 450) * weight;
      if (fit) chosen.set(index, fit);
    }
    if (!best || cost < best.cost) best = { cost, chosen };
  }
  const chosen = best?.chosen ?? new Map<number, Candidate>();
  return {
    placements: new Map(
      all.flatMap(({ key }, index) => {
        const found = chosen.get(index);
        return found ? [[key, found.placement] as const] : [];
      }),
    ),
    missing: all.filter((_, index) => !chosen.has(index)).map(({ key }) => key),
  };
}

/** Pseudo-random numbers from 0 to 1, the same in every run (Lehmer). */
function sequence(seed: number) {
  let state = seed % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
