import type { Character } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { Pace } from '@/lib/planner/solver/request';
import type { IsoDate } from '@/lib/time/types';
import type { Length } from '../understand/amounts';
import type { PlaceId } from '../understand/place-names';
import type { BoatWishes } from '../understand/tastes';
import type { Turn } from '../understand/turn';
import { timesAfter } from './times-after';
import { countAfter, wantsAfter } from './wants-after';

/** An island of a trip. */
export interface Wanted {
  readonly nights?: readonly [least: number, most: number];
  readonly maybe?: boolean;
}

/** When a trip begins: a day, or some time within a month or season, of which the day is still open. */
export interface Begin {
  readonly first: IsoDate;
  /** Where the end was told as well. */
  readonly last?: IsoDate;
  readonly open?: { readonly from: IsoDate; readonly to: IsoDate };
  /** Chosen by us within what was said. */
  readonly isOurs?: boolean;
}

/** Everything somebody has said of a trip so far. */
export interface TripState {
  readonly isAsked: boolean;
  readonly begin?: Begin;
  readonly length?: Length;
  readonly start?: PlaceId;
  readonly end?: PlaceId;
  readonly flyIn?: PlaceId;
  readonly flyOut?: PlaceId;
  readonly flight?: { readonly date?: IsoDate; readonly clock?: string };
  readonly wants: ReadonlyMap<IslandSlug, Wanted>;
  readonly avoids: ReadonlySet<IslandSlug>;
  readonly adults?: number;
  readonly children: readonly number[];
  readonly style?: 'simple' | 'middle' | 'fine';
  readonly budgetCents?: number;
  readonly budgetEach?: boolean;
  readonly budgetPerDay?: boolean;
  readonly isCheapest?: boolean;
  readonly isLeastSea?: boolean;
  readonly pace?: Pace;
  readonly likes: readonly Character[];
  readonly dislikes: readonly Character[];
  readonly boats: BoatWishes;
  readonly count?: readonly [number, number];
  /** Nights on islands of our choice beside those that were named. */
  readonly othersNights?: number;
  /** No more boats, which is to say ways from place to place, than these. */
  readonly mostBoats?: number;
  readonly isNear?: boolean;
  /** Lands in Athens too late for a boat of that day. */
  readonly landsLate?: boolean;
  /** Islands beside those that were named are welcome. */
  readonly isOpen?: boolean;
  /** Places beyond the Cyclades that were named last. */
  readonly outside: readonly string[];
}

export const emptyTrip: TripState = {
  isAsked: false,
  wants: new Map(),
  avoids: new Set(),
  children: [],
  likes: [],
  dislikes: [],
  boats: {},
  outside: [],
};

/** What of an earlier plan a correction leans on. */
export interface PlanBefore {
  readonly stays: readonly { readonly island: IslandSlug; readonly nights: number }[];
}

/** A trip as it is after one more message. A correction of a plan keeps the islands which that plan chose. */
export function afterTurn(before: TripState, turn: Turn, plan: PlanBefore | undefined): TripState {
  const { places, changes, tastes, boats, party, budget } = turn;
  const wants = wantsAfter(before, turn, plan);
  const tired =
    changes.other && plan
      ? plan.stays.map(({ island }) => island).filter((one) => !before.wants.has(one))
      : [];
  const avoids = new Set([
    ...before.avoids,
    ...places.avoids,
    ...tired,
    ...(places.swap ? [places.swap.out] : []),
  ]);
  for (const island of [
    ...places.wants.map((one) => one.island),
    ...(places.swap ? [places.swap.in] : []),
  ]) {
    avoids.delete(island);
  }
  const next: TripState = {
    ...before,
    isAsked: true,
    outside: turn.text.match(beyond) ?? [],
    wants,
    avoids,
    ...(places.start ? { start: places.start } : {}),
    ...(places.end ? { end: places.end } : {}),
    ...(places.flyIn ? { flyIn: places.flyIn } : {}),
    ...(places.flyOut ? { flyOut: places.flyOut } : {}),
    ...(party?.adults ? { adults: party.adults } : {}),
    ...(party?.children ? { children: party.children } : {}),
    ...(budget?.style ? { style: budget.style } : {}),
    ...(budget?.cents
      ? {
          budgetCents: budget.cents,
          budgetEach: budget.each ?? false,
          budgetPerDay: budget.perDay ?? false,
        }
      : {}),
    ...(changes.cheaper || budget?.style === 'simple' ? { isCheapest: true } : {}),
    ...(changes.cheaper ? { style: 'simple' as const } : {}),
    ...(changes.lessSea ? { isLeastSea: true } : {}),
    ...(tastes.pace ? { pace: tastes.pace } : {}),
    likes: unique([...before.likes, ...tastes.likes]).filter(
      (one) => !tastes.dislikes.includes(one),
    ),
    dislikes: unique([...before.dislikes, ...tastes.dislikes]).filter(
      (one) => !tastes.likes.includes(one),
    ),
    boats: { ...before.boats, ...boats },
    ...(changes.othersNights ? { othersNights: changes.othersNights } : {}),
    ...(changes.boats ? { mostBoats: changes.boats } : {}),
    ...(changes.near ? { isNear: true } : {}),
    ...(openWords.test(turn.text) ? { isOpen: true } : {}),
    ...countAfter(before, turn, plan, wants.size),
  };
  return { ...next, ...timesAfter(before, next, turn, plan) };
}

/** Islands of Greece that are none of ours, by the beginnings of their names. */
const beyond =
  /(?<!\p{L})(?:rhodes|rodos|kos(?!\p{L})|corfu|zakynthos|zante|kefalonia|cephalonia|lesvos|lesbos|chios|samos(?!\p{L})|ikaria|skiathos|skopelos|hydra(?!\p{L})|aegina|spetses|thassos|lefkada|karpathos|patmos|ροδο|κω(?!\p{L})|κερκυρα|ζακυνθο|κεφαλονια|λεσβο|μυτιληνη|χιο(?!\p{L})|σαμο(?!\p{L})|ικαρια|σκιαθο|σκοπελο|υδρα|αιγινα|σπετσεσ|θασο|λευκαδα|καρπαθο|πατμο|italy|turkey|ιταλια|τουρκια)/gu;

const openWords =
  /hop|includ|such as|other islands|where else|what else|anywhere else|πού αλλού|που αλλου|and (?:some )?more|must[- ]see|περιλαμβαν|κι αλλα|και αλλα|απο νησι σε νησι|οπωσδηποτε/u;

const unique = <One>(list: readonly One[]) => [...new Set(list)];
