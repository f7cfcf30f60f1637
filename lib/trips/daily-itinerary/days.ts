import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { daysFrom } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { isInSeason } from '@/lib/records/culinary/season';
import type { Character, Island, Place } from '@/lib/records/islands/schema';
import { isInSeasonFor } from '@/lib/records/islands/seasons';
import type { Plan, PlanLeg } from '@/lib/sea/planner/problem/plan';

export const placeKinds = ['beach', 'village', 'sight'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place of an island's record, proposed for a day. */
export interface DayPlace {
  readonly kind: PlaceKind;
  readonly island: IslandSlug;
  readonly place: Place;
}

/** A dish or a product, proposed for an evening. */
export interface DayFood {
  readonly id: string;
  /** First and last month in which it is made, 1 is January. */
  readonly season: readonly [first: number, last: number];
}

export interface TripDay {
  readonly date: IsoDate;
  /** From 1. */
  readonly number: number;
  /** Indexes of the plan's legs that leave on this day. */
  readonly legs: readonly number[];
  /** Island of the night; on the last day, the island the party leaves. */
  readonly island: IslandSlug | undefined;
  /** Places in the order of the day; empty on a day spent on boats. */
  readonly places: readonly DayPlace[];
  /** Food to try, on days with an evening on an island. */
  readonly food: DayFood | undefined;
}

/** Sources of the proposals: records of the trip's islands, and the food of each. */
export interface DayRecords {
  readonly islands: ReadonlyMap<IslandSlug, Pick<Island, 'beaches' | 'villages' | 'sights'>>;
  readonly foods?: ReadonlyMap<IslandSlug, readonly DayFood[]>;
}

const kindOf: Readonly<Record<Character, PlaceKind | undefined>> = {
  beaches: 'beach',
  families: 'beach',
  sailing: 'beach',
  hiking: 'village',
  villages: 'village',
  food: 'village',
  quiet: undefined,
  nightlife: undefined,
  history: 'sight',
  views: 'sight',
};

/**
 * Kinds of places in the order in which they fill a day: kinds the traveller asked for, then the
 * others. Out of the months with swims, a beach is for walking and not among them.
 */
export function kindsFor(interests: readonly Character[], date: IsoDate): PlaceKind[] {
  const swims = isInSeasonFor('beaches', Number(date.slice(5, 7)));
  const usual: PlaceKind[] = swims ? ['beach', 'village', 'sight'] : ['village', 'sight', 'beach'];
  const wished = interests.flatMap((one) => kindOf[one] ?? []);
  const kinds = [...new Set([...wished, ...usual])];
  return swims ? kinds : kinds.filter((kind) => kind !== 'beach');
}

/** A departure before this time, or an arrival after it, leaves no time for a place. */
const afternoon = '16:00';
/** Most places on a whole day, and on a day with a boat. */
const [mostOfDay, mostBesideBoat] = [2, 1];

const dayOfLeg = ({ journey, date }: PlanLeg): IsoDate => {
  const departure = journey?.legs[0]?.departure;
  return departure === undefined ? date : athensDate(departure);
};

/** True if a boat leaves enough of the day on land. */
function leavesTime({ journey }: PlanLeg): boolean {
  const [first, last] = [journey?.legs[0], journey?.legs.at(-1)];
  if (!first || !last) return true;
  const sameDay = athensDate(first.departure) === athensDate(last.arrival);
  return sameDay && formatClock(last.arrival) <= afternoon;
}

/**
 * Splits a plan into days, each with its boats and with places from the record of its island. Each
 * place appears once, and those that match the interests come first. The same plan gives the same
 * days.
 */
export function daysOfPlan(
  plan: Pick<Plan, 'legs' | 'stays'>,
  records: DayRecords,
  interests: readonly Character[] = [],
): TripDay[] {
  const departures = plan.legs.map(dayOfLeg);
  const dates = [...departures, ...plan.stays.flatMap(({ arrive, leave }) => [arrive, leave])];
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  if (!first || !last) return [];
  const next = proposals(records);
  const days: TripDay[] = [];
  for (const date of daysFrom(first, last)) {
    const legs = departures.flatMap((day, index) => (day === date ? index : []));
    const night = plan.stays.find(({ arrive, leave }) => arrive <= date && date < leave);
    const left = plan.stays.findLast(({ leave }) => leave <= date);
    const island = night?.island ?? left?.island;
    const boats = legs.flatMap((index) => plan.legs[index] ?? []);
    const most =
      boats.length === 0 ? mostOfDay : night && boats.every(leavesTime) ? mostBesideBoat : 0;
    const kinds = kindsFor(interests, date);
    const places = night ? next.places(night.island, kinds, most) : [];
    const food = night ? next.food(night.island, date) : undefined;
    days.push({ date, number: days.length + 1, legs, island, places, food });
  }
  return days;
}

/** Hands out places and dishes of each island, each of them once; a dish only in its months. */
function proposals({ islands, foods }: DayRecords) {
  const used = new Set<string>();
  const turns = new Map<IslandSlug, number>();
  const listOf = (island: IslandSlug, kind: PlaceKind) => {
    const record = islands.get(island);
    if (!record) return [];
    return { beach: record.beaches, village: record.villages, sight: record.sights }[kind];
  };
  const take = (island: IslandSlug, kind: PlaceKind): DayPlace | undefined => {
    const place = listOf(island, kind).find(({ id }) => !used.has(`${island} ${kind} ${id}`));
    if (!place) return undefined;
    used.add(`${island} ${kind} ${place.id}`);
    return { kind, island, place };
  };
  return {
    places(island: IslandSlug, kinds: readonly PlaceKind[], most: number): DayPlace[] {
      const found: DayPlace[] = [];
      // A day starts with the kind after the previous day's last one, so that a week is not all
      // beaches.
      const turn = turns.get(island) ?? 0;
      for (let step = 0; step < kinds.length && found.length < most; step += 1) {
        const kind = kinds[(turn + step) % kinds.length] as PlaceKind;
        const place = take(island, kind);
        if (place) found.push(place);
      }
      turns.set(island, turn + found.length);
      return found;
    },
    food(island: IslandSlug, date: IsoDate): DayFood | undefined {
      const month = Number(date.slice(5, 7));
      const food = foods
        ?.get(island)
        ?.find(({ id, season }) => !used.has(`food ${id}`) && isInSeason(season, month));
      if (food) used.add(`food ${food.id}`);
      return food;
    },
  };
}
