import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { lengthIn } from '../understand/amounts';
import { nightOpsIn } from '../understand/night-table';
import { Reading } from '../understand/text';
import type { PlanBrief } from '../word/plan';
import { nightsOf } from './trip-nights';
import type { TurnRequest } from './turn-request';

/** An island with the nights on it. */
export interface Stop {
  readonly island: IslandSlug;
  readonly nights: number;
}

const weekendWords = /(?<!long )weekend|(?:σαββατοκυριακο|σ\/κ)/u;

/** Islands and nights for a cost estimate: those in the message, otherwise those of the plan. */
export function stopsOf(
  { turn, planBefore, trip, costsBefore, isCostAfterCost }: TurnRequest,
  islands: readonly IslandSlug[],
): readonly Stop[] {
  const stays = (planBefore?.output as unknown as PlanBrief | undefined)?.plan?.stays ?? [];
  if (islands.length === 0) {
    return stays
      .slice(0, 8)
      .flatMap(({ island, nights }) => (isIslandSlug(island) ? [{ island, nights }] : []));
  }
  const own = lengthIn(new Reading(turn.text))?.nights;
  const weekend = weekendWords.test(turn.text) ? 2 : undefined;
  const nights = turn.length?.nights ?? weekend ?? nightsOf(trip) ?? 7;
  // Shares the nights out so that they add up to the length.
  const stops = [...new Set(islands)].slice(0, 8);
  const nightsAt = (island: IslandSlug) =>
    turn.places.wants.find((one) => one.island === island)?.nights?.[0];
  // `And if we stay four nights?`, `one night less`: of the island whose cost was asked for.
  const last = isCostAfterCost ? costsBefore?.at(-1)?.input : undefined;
  const had = last && String(last.island) === String(stops) ? Number(String(last.nights)) : 0;
  const [change] = had ? nightOpsIn(new Reading(turn.text), true) : [];
  const now = change?.op === 'add' && !change.at ? had + change.by : (own ?? had);
  const [only] = stops;
  if (had && now && only) return [{ island: only, nights: Math.min(Math.max(now, 1), 30) }];
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
