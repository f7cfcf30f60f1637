import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { AthensNights } from './athens-nights';
import type { NightRule } from './night-rules';
import type { NightOp, Stop } from './night-table';
import type { PlaceMentions } from './place-changes';

const isTheRest = (one: NightOp): one is Extract<NightOp, { op: 'rest' }> => one.op === 'rest';
const islandsAt = ({ at }: NightOp) => [at ?? []].flat().filter(isIsland);
const isIsland = (at: Stop | 'each'): at is IslandSlug => isIslandSlug(at);

/** Nights in Athens that a list gives. */
export function athensOfOps(ops: readonly NightOp[]): AthensNights | undefined {
  const of = (stop: Stop) =>
    ops.reduce((sum, one) => sum + (one.op === 'set' && one.at === stop ? one.nights : 0), 0);
  const [before, after] = [of('before'), of('after')];
  if (!before && !after) return undefined;
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}

/** Relations between the nights of a first message: the islands that get the rest. */
export const rulesOfOps = (ops: readonly NightOp[]): NightRule[] =>
  ops
    .filter(isTheRest)
    .flatMap((one) => islandsAt(one).map((island) => ({ rule: 'rest' as const, island })));

/** Adds the islands of operations, whose words are taken out, to the places of a message. */
export function withStops(
  places: PlaceMentions,
  ops: readonly NightOp[],
  isOnPlan: boolean,
): PlaceMentions {
  if (ops.length === 0) return places;
  const named = [...new Set(ops.flatMap(islandsAt))];
  const dropped = ops.filter(({ op }) => op === 'drop').flatMap(islandsAt);
  const told = new Map(
    ops.flatMap((one) =>
      one.op === 'set' && !isOnPlan
        ? islandsAt(one).map((island) => [island, one.nights] as const)
        : [],
    ),
  );
  const wants = named
    .filter((island) => !dropped.includes(island))
    .map((island) => {
      const nights = told.get(island);
      return { island, ...(nights ? { nights: [nights, nights] as const } : {}) };
    });
  const others = places.wants.filter(({ island }) => !named.includes(island));
  const isListed = !isOnPlan && others.length === 0 && told.size > 1 && told.size === named.length;
  return {
    ...places,
    wants: [...others, ...wants],
    avoids: [...places.avoids, ...dropped],
    mentioned: [...places.mentioned, ...named.filter((one) => !places.mentioned.includes(one))],
    ...(isListed ? { inOrder: true, isListed } : {}),
  };
}
