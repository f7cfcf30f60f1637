import type { Layout, Placement } from '../../lib/records/charts/types.ts';
import { air, type Candidate, candidatesOf } from './label-candidates.ts';
import type { Extent, Wanted } from './label-extent.ts';
import type { LandMask } from './land-mask.ts';
import { type Box, overlaps } from './polygons.ts';
import { sequence, settle, unplacedCost } from './settle.ts';
import { scaleAt } from './type-sizes.ts';

/** True if the leader line of one label crosses the text or the symbol of the other. */
const crosses = ({ leader }: Extent, { words, symbol, leader: others }: Extent, scale: number) =>
  leader.some(
    (piece) =>
      overlaps(piece, words, 2 * scale) ||
      (symbol && overlaps(piece, symbol)) ||
      others.some((other) => overlaps(piece, other, air)),
  );

const clash = (a: Candidate, b: Candidate, layout: Layout) => {
  if (!overlaps(a.reach, b.reach)) return false;
  for (const [width, one] of a.extents) {
    const other = b.extents.get(width);
    if (!other) continue;
    const scale = scaleAt(layout, width);
    const gap = one.touch.top < one.words.top ? 0 : air;
    if (overlaps(one.touch, other.touch, gap * scale)) return true;
    if (other.symbol && overlaps(one.words, other.symbol, 1.5 * scale)) return true;
    if (one.symbol && overlaps(one.symbol, other.words, 1.5 * scale)) return true;
    if (one.symbol && other.symbol && overlaps(one.symbol, other.symbol, -1 * scale)) return true;
    if (crosses(one, other, scale) || crosses(other, one, scale)) return true;
  }
  return false;
};

export interface Placed {
  readonly placements: ReadonlyMap<string, Placement>;
  readonly missing: readonly string[];
}

/** Places names, most important first; `crowded` searches longer. */
export function placeLabels(
  all: readonly Wanted[],
  layout: Layout,
  mask: LandMask,
  reserved: readonly Box[],
  crowded = false,
): Placed {
  const options = all.map((wanted) => candidatesOf(wanted, layout, mask, reserved));
  // On a crowded chart every name should be shown at every width, if need be on a leader line.
  const early = options.map((pool) =>
    ([1, 2, 3] as const).flatMap((tier) =>
      pool
        .filter(({ placement }) => placement[4] === tier)
        .slice(0, 170)
        .map((option) => ({ ...option, cost: option.cost + (tier - 1) * 260 })),
    ),
  );
  const chosen = crowded
    ? settle(early, (a, b) => clash(a, b, layout)).map((option, index) => early[index]?.[option])
    : inOrder(options, layout);
  return {
    placements: new Map(
      all.flatMap(({ key }, index) => {
        const found = chosen[index];
        return found ? [[key, found.placement] as const] : [];
      }),
    ),
    missing: all.filter((_, index) => !chosen[index]).map(({ key }) => key),
  };
}

/**
 * Gives every label the best remaining position in order, then repeats with slightly shuffled
 * orders from a fixed seed. Keeps the cheapest result.
 */
function inOrder(options: readonly (readonly Candidate[])[], layout: Layout) {
  const random = sequence(20261121);
  let best: { cost: number; chosen: (Candidate | undefined)[] } | undefined;
  for (let attempt = 0; attempt < 60; attempt++) {
    const order = options
      .map((_, index) => ({ index, rank: index + (attempt ? random() * 7 : 0) }))
      .sort((a, b) => a.rank - b.rank);
    const chosen: (Candidate | undefined)[] = options.map(() => undefined);
    let cost = 0;
    for (const { index } of order) {
      const fit = options[index]?.find((option) =>
        chosen.every((other) => !other || !clash(option, other, layout)),
      );
      // The first names have the most weight.
      cost += (fit?.cost ?? unplacedCost) * (1 + 3 / (1 + index * 0.35));
      chosen[index] = fit;
    }
    if (!best || cost < best.cost) best = { cost, chosen };
  }
  return best?.chosen ?? [];
}
