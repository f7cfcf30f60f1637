import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { costGroupOf } from '@/lib/records/costs/rules';
import { costGroups } from '@/lib/records/costs/schema';
import { allIslands } from '@/lib/records/islands/queries';
import type { Character } from '@/lib/records/islands/schema';
import { isInSeasonFor } from '@/lib/records/islands/seasons';
import type { PlaceId } from '../understand/place-names';
import type { TripState } from './trip-state';

/** Entry in the result of `listIslands`. */
export interface IslandLine {
  readonly island: string;
  readonly characters: readonly string[];
  readonly bestMonths: readonly number[];
  readonly airport?: string | null;
}

/** Default tastes if the traveller named none. */
const usual: readonly Character[] = ['beaches', 'villages', 'food'];
/** Pairs of tastes that exclude each other. */
const against: Partial<Record<Character, Character>> = { quiet: 'nightlife', nightlife: 'quiet' };

/**
 * Penalty per kilometre from the start and from the nearest chosen island. A matching taste scores
 * 2.
 */
const perKilometre = { fromStart: 0.006, fromStartNear: 0.03, between: 0.012 };

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Coordinates of departure ports. Piraeus is the default. */
const gateways: Partial<Record<PlaceId, Point>> = {
  rafina: { lat: 38.02, lon: 24.01 },
  lavrio: { lat: 37.71, lon: 24.06 },
  heraklion: { lat: 35.34, lon: 25.14 },
};
const piraeus: Point = { lat: 37.94, lon: 23.64 };

const kilometres = (a: Point, b: Point) =>
  Math.hypot((a.lat - b.lat) * 111.2, (a.lon - b.lon) * 111.2 * Math.cos((a.lat * Math.PI) / 180));

const positionOf = (slug: string): Point =>
  allIslands().find((one) => one.slug === slug)?.position ?? piraeus;

type Wishes = Pick<
  TripState,
  'likes' | 'dislikes' | 'avoids' | 'wants' | 'isNear' | 'start' | 'flyIn' | 'air'
> & {
  /** Prices count as well. */
  readonly isCheapest?: boolean;
  /** The way from the start does not count. */
  readonly isAnywhere?: boolean;
};

/** Tastes that are in season in a month. */
export const inSeason = (tastes: readonly Character[], month: number) =>
  tastes.filter((one) => isInSeasonFor(one, month));

/**
 * Ranks islands by the traveller's tastes that are in season, and by the month, and returns the best
 * `most`, with up to `spare` others from which a plan can choose. Leaves out islands without a
 * positive score. Prefers islands near the start and near those already chosen.
 */
export function candidatesFor(
  lines: readonly IslandLine[],
  wanted: Wishes,
  month: number,
  most: number,
  spare = 0,
): IslandSlug[] {
  const likes = inSeason(wanted.likes, month);
  const wishes = { ...wanted, likes, dislikes: inSeason(wanted.dislikes, month) };
  const { avoids, wants, isNear, start, flyIn, air, isAnywhere } = wishes;
  const from = flyIn ?? start;
  const origin =
    from && isIslandSlug(from) ? positionOf(from) : (gateways[from ?? 'ath'] ?? piraeus);
  const each = isNear ? perKilometre.fromStartNear : isAnywhere ? 0 : perKilometre.fromStart;
  const rest = lines
    .map((line) => ({
      line,
      worth: worthOf(line, wishes, month) + (wishes.isCheapest ? cheapness(line.island) : 0),
    }))
    .filter(
      ({ line: { island, airport }, worth }) =>
        worth > 0 && isIslandSlug(island) && (!air || (air === 'with') === Boolean(airport)),
    )
    .map(({ line: { island }, worth }) => ({
      island: island as IslandSlug,
      at: positionOf(island),
      worth: worth - each * kilometres(origin, positionOf(island)),
    }))
    .filter(({ island }) => !avoids.has(island) && !wants.has(island))
    // Thirasia is a day trip for most: a stay only for those who ask for quiet.
    .filter(({ island }) => island !== 'thirasia' || likes.includes('quiet'));
  const beside = [...wants.keys()].map(positionOf);
  const chosen: IslandSlug[] = [];
  const likedBy = (slug: string) => {
    const own = lines.find(({ island }) => island === slug)?.characters ?? [];
    return wishes.likes.filter((one) => own.includes(one)).length;
  };
  while (chosen.length < most + spare && rest.length > 0) {
    const away = (at: Point) =>
      beside.length > 0 ? Math.min(...beside.map((one) => kilometres(one, at))) : 0;
    const values = rest.map(({ at, worth }) => worth - perKilometre.between * away(at));
    const [best] = rest.splice(values.indexOf(Math.max(...values)), 1);
    if (!best) break;
    // A spare island meets as many wishes as the least suitable of the others.
    const least = Math.min(...chosen.slice(0, most).map(likedBy));
    if (chosen.length >= most && likedBy(best.island) < least) continue;
    chosen.push(best.island);
    beside.push(best.at);
  }
  return chosen;
}

/** 0 for the dearest islands, 2 for the cheapest. */
const cheapness = (island: string) =>
  isIslandSlug(island) ? costGroups.indexOf(costGroupOf(island)) : 0;

/** Hours from Athens by which the list of islands can be limited. */
const hourLimits = [8, 5, 3] as const;

/** The limit of the list of islands that so many hours at sea allow. */
export const hoursLimit = (hours: number) => hourLimits.find((one) => one <= hours) ?? 3;

function worthOf(
  { characters, bestMonths }: IslandLine,
  { likes, dislikes }: Wishes,
  month: number,
): number {
  const has = (one: Character) => characters.includes(one);
  const liked =
    likes.length > 0
      ? 2 * likes.filter(has).length
      : 0.5 * inSeason(usual, month).filter(has).length;
  const opposed = likes.filter((one) => has(against[one] ?? one) && against[one]).length;
  return (
    liked - 2 * opposed - 3 * dislikes.filter(has).length + (bestMonths.includes(month) ? 1 : 0)
  );
}
