import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { regions } from '../understand/regions';
import type { Turn } from '../understand/turn';
import type { Swap } from './swaps';
import type { PlanBefore, TripState } from './trip-state';

/** Updates the wanted islands of a trip with one more message. */
export function wantsAfter(
  before: TripState,
  { places, changes, region }: Turn,
  plan: PlanBefore | undefined,
  swaps: readonly Swap[],
) {
  const wants = new Map(before.wants);
  const isCorrection = plan !== undefined && !changes.other && !changes.islands && !changes.count;
  // Keep the islands the previous plan chose, unless the traveller asks for others.
  if (isCorrection && plan) {
    const isFixed = swaps.length > 0 || places.avoids.length > 0 || places.wants.length > 0;
    for (const { island, nights } of plan.stays) {
      if (isFixed && !wants.has(island))
        wants.set(island, { nights: [Math.max(1, nights - 1), nights + 2] });
    }
  }
  // A choice that the last plan left out is not asked for again.
  if (isCorrection && plan) {
    for (const [island, { maybe }] of wants)
      if (maybe && !plan.stays.some((stay) => stay.island === island)) wants.delete(island);
  }
  // The plan's own choices give way where a limit of islands would be passed.
  const named = places.wants.filter(({ island }) => !wants.has(island)).length;
  const most = before.count?.[1];
  if (plan && most && wants.size + named - places.avoids.length > most) {
    for (const { island } of plan.stays) {
      const known = wants.get(island);
      if (known && !before.wants.has(island)) wants.set(island, { ...known, maybe: true });
    }
  }
  // `Fewer islands`: the solver chooses which of them to keep.
  if (changes.islands === 'fewer')
    for (const island of new Set([
      ...wants.keys(),
      ...(plan?.stays ?? []).map((one) => one.island),
    ]))
      wants.set(island, { ...wants.get(island), maybe: true });
  for (const island of region ? regions[region] : []) wants.set(island, { maybe: true });
  for (const { island, nights, maybe } of places.wants) {
    const known = wants.get(island);
    wants.set(island, { ...known, ...(nights ? { nights } : {}), ...(maybe ? { maybe } : {}) });
  }
  for (const swap of swaps) {
    const old = wants.get(swap.out);
    wants.delete(swap.out);
    wants.set(swap.in, old ?? {});
  }
  for (const island of places.avoids) wants.delete(island);
  // `Starting on Milos`: a stay, as every other.
  for (const island of [places.first, places.last])
    if (
      island &&
      !wants.has(island) &&
      !places.avoids.includes(island) &&
      !swaps.some(({ out }) => out === island)
    )
      wants.set(island, {});
  if (changes.swapNights)
    swapNights(
      wants,
      places.wants.map(({ island }) => island),
      plan,
    );
  return wants;
}

/** Exchanges the nights of two islands: of those named, or of the only two. */
function swapNights(
  wants: Map<IslandSlug, { readonly nights?: readonly [number, number] }>,
  named: readonly IslandSlug[],
  plan: PlanBefore | undefined,
) {
  const [a, b, ...others] = named.length === 2 ? named : [...wants.keys()];
  if (!a || !b || others.length > 0) return;
  const of = (island: IslandSlug): readonly [number, number] | undefined => {
    const stay = plan?.stays.find((one) => one.island === island)?.nights;
    return wants.get(island)?.nights ?? (stay ? [stay, stay] : undefined);
  };
  const [first, second] = [of(a), of(b)];
  if (!first || !second) return;
  wants.set(a, { nights: second });
  wants.set(b, { nights: first });
}

const onlyOne = /(?<!\p{L})(?:only|just|single|max(?:imum)?|at most|μονο|το πολυ)(?!\p{L})/u;

/** Updates the number of islands. */
export function countAfter(
  before: TripState,
  { changes, places, text }: Turn,
  plan: PlanBefore | undefined,
  named: number,
): Partial<TripState> {
  if (changes.others) return { count: [named + changes.others[0], named + changes.others[1]] };
  // `Out of Santorini, and an island to hide on`: one beside that of the flight.
  const ends = new Set([places.flyOut, places.end].filter((one) => one && isIslandSlug(one)));
  if (changes.count?.[1] === 1 && !onlyOne.test(text) && ends.size + named > 0 && !plan)
    return { count: [Math.max(1, named + 1), Math.max(named, ends.size) + 1] };
  if (changes.count) return { count: changes.count };
  const isOne = changes.single && named === 0 && !plan && !before.count && !before.isAsked;
  if (isOne) return { count: [1, 1] };
  const now = plan?.stays.length ?? before.count?.[1] ?? (before.wants.size || named);
  if (changes.islands === 'fewer' && now > 1) return { count: [now - 1, now - 1] };
  if (changes.islands === 'more' && now > 0) return { count: [now + 1, now + 1] };
  // Leaving out or adding an island changes the number.
  const most = before.count?.[1];
  if (plan && (places.avoids.length > 0 || places.wants.length > 0))
    return { count: most && named >= most ? before.count : (undefined as never) };
  return {};
}
