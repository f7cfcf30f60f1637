import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Turn } from '../understand/turn';
import type { PlanBefore, TripState } from './trip-state';

const regions: Readonly<Record<NonNullable<Turn['region']>, readonly IslandSlug[]>> = {
  small: ['koufonisia', 'schinoussa', 'iraklia', 'donousa'],
  west: ['kythnos', 'serifos', 'sifnos', 'milos', 'kimolos'],
};

/** Updates the wanted islands of a trip with one more message. */
export function wantsAfter(
  before: TripState,
  { places, changes, region }: Turn,
  plan: PlanBefore | undefined,
) {
  const wants = new Map(before.wants);
  const { swap, moreNights } = places;
  const isCorrection = plan !== undefined && !changes.other && !changes.islands && !changes.count;
  // Keep the islands the previous plan chose, unless the traveller asks for others.
  if (isCorrection && plan) {
    const isFixed =
      swap !== undefined ||
      moreNights !== undefined ||
      places.avoids.length > 0 ||
      places.wants.length > 0;
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
    for (const [island, wish] of wants) wants.set(island, { ...wish, maybe: true });
  for (const island of region ? regions[region] : []) wants.set(island, { maybe: true });
  for (const { island, nights, maybe } of places.wants) {
    const known = wants.get(island);
    wants.set(island, { ...known, ...(nights ? { nights } : {}), ...(maybe ? { maybe } : {}) });
  }
  for (const island of places.avoids) wants.delete(island);
  if (swap) {
    const old = wants.get(swap.out);
    wants.delete(swap.out);
    wants.set(swap.in, old ?? {});
  }
  if (moreNights?.island) {
    const had =
      plan?.stays.find(({ island }) => island === moreNights.island)?.nights ??
      wants.get(moreNights.island)?.nights?.[0] ??
      2;
    // `Drop Serifos and give us more time on Milos`: the nights that become free.
    const freed = (plan?.stays ?? [])
      .filter(({ island }) => places.avoids.includes(island))
      .reduce((sum, { nights }) => sum + nights, 0);
    const isMore = moreNights.by > 0;
    const now = Math.max(1, freed > 0 && isMore ? had + freed : had + moreNights.by);
    wants.set(moreNights.island, { nights: [now, now] });
  }
  return wants;
}

/** Updates the number of islands. */
export function countAfter(
  before: TripState,
  { changes, places }: Turn,
  plan: PlanBefore | undefined,
  named: number,
): Partial<TripState> {
  if (changes.others) return { count: [named + changes.others[0], named + changes.others[1]] };
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
