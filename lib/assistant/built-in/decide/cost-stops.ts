import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { PlanBrief } from '../word/plan';
import { nightsOf } from './trip-nights';
import type { TurnRequest } from './turn-request';

/** An island with the nights on it. */
export interface Stop {
  readonly island: IslandSlug;
  readonly nights: number;
}

/** Islands and nights for a cost estimate: those in the message, otherwise those of the plan. */
export function stopsOf(
  { turn, planBefore, trip }: TurnRequest,
  islands: readonly IslandSlug[],
): readonly Stop[] {
  const stays = (planBefore?.output as unknown as PlanBrief | undefined)?.plan?.stays ?? [];
  if (islands.length === 0) {
    return stays
      .slice(0, 8)
      .flatMap(({ island, nights }) => (isIslandSlug(island) ? [{ island, nights }] : []));
  }
  const nights = turn.length?.nights ?? nightsOf(trip) ?? 7;
  // Shares the nights out so that they add up to the length.
  const stops = [...new Set(islands)].slice(0, 8);
  const nightsAt = (island: IslandSlug) =>
    turn.places.wants.find((one) => one.island === island)?.nights?.[0];
  const open = stops.filter((island) => nightsAt(island) === undefined);
  const known = stops.reduce((sum, island) => sum + (nightsAt(island) ?? 0), 0);
  const rest = Math.max(open.length, nights - known);
  const share = (index: number) =>
    Math.floor(rest / open.length) + (index < rest % open.length ? 1 : 0);
  return stops.map((island) => ({
    island,
    nights: Math.min(nightsAt(island) ?? share(open.indexOf(island)), 30),
  }));
}

/** Day or month for a cost estimate. */
export function whenOf(
  { turn, today, trip }: TurnRequest,
  day: string | undefined,
): Record<string, unknown> {
  const [time] = turn.times;
  if (time && time.grain !== 'month' && time.grain !== 'season' && time.first >= today)
    return { date: time.first };
  const from = day ?? trip.begin?.first;
  return { month: from ? Number(from.slice(5, 7)) : 6 };
}
