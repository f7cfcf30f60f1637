import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { sharedNights } from '../understand/night-rules';
import type { Subject } from '../understand/subjects';
import type { Turn } from '../understand/turn';
import { withNightOps } from './night-table';
import { withOwnNights, withoutLeast } from './own-nights';
import { openPlaces } from './plan-request';
import { type Swap, swappedAfter, undoneSwap } from './swaps';
import { timesAfter } from './times-after';
import { nightsOf } from './trip-nights';
import type { PlanBefore, TripState } from './trip-state';
import { countAfter, wantsAfter } from './wants-after';

/**
 * Updates a trip with one more message. A correction of a plan keeps the islands that the plan
 * chose.
 */
export function afterTurn(
  before: TripState,
  message: Turn,
  plan: PlanBefore | undefined,
): TripState {
  const turn = withOwnNights(before, withoutLeast(message), plan);
  const { places, changes, tastes, budget } = turn;
  const undone = undoneSwap(before, turn);
  const swaps = [...(undone ? [undone] : []), ...(places.swap ? [places.swap] : [])];
  const wants = wantsAfter(before, turn, plan, swaps);
  const tired =
    changes.other && plan
      ? plan.stays.map(({ island }) => island).filter((one) => !before.wants.has(one))
      : [];
  const avoids = new Set([
    ...before.avoids,
    ...places.avoids,
    ...tired,
    ...swaps.map((one) => one.out),
  ]);
  for (const island of [...places.wants.map((one) => one.island), ...swaps.map((one) => one.in)]) {
    avoids.delete(island);
  }
  const next: TripState = {
    ...withTravellers(before, turn),
    isAsked: true,
    outside: turn.text.match(beyond) ?? [],
    wants,
    avoids,
    ...(places.start ? { start: places.start } : {}),
    ...(places.end ? { end: places.end } : {}),
    ...(places.flyIn ? { flyIn: places.flyIn } : {}),
    ...(places.flyOut ? { flyOut: places.flyOut } : {}),
    ...(turn.costs.lodging ? { style: 'simple' as const } : {}),
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
    ...endBy(turn),
    ...orderAfter(before, turn, plan, swaps),
    ...(tastes.pace ? { pace: tastes.pace } : {}),
    likes: unique([...before.likes, ...tastes.likes]).filter(
      (one) => !tastes.dislikes.includes(one),
    ),
    dislikes: unique([...before.dislikes, ...tastes.dislikes]).filter(
      (one) => !tastes.likes.includes(one),
    ),
    ...(changes.othersNights ? { othersNights: changes.othersNights } : {}),
    ...(turn.athens ? { athens: { ...before.athens, ...turn.athens } } : {}),
    ...(undone || places.swap ? { swapped: swappedAfter(before, swaps) } : {}),
    ...(changes.boats ? { mostBoats: changes.boats } : {}),
    ...(changes.near ? { isNear: true } : {}),
    ...(turn.air ? { air: turn.air } : {}),
    ...(!plan && openWords.test(turn.text) ? { isOpen: true } : {}),
    ...countAfter(before, turn, plan, wants.size),
  };
  const ordered = withEndsOfOrder(next, places);
  const dated = withTotal({ ...ordered, ...timesAfter(before, next, turn, plan) }, turn, plan);
  return withNightOps(before, withRules(dated, before, turn), turn, plan);
}

/** Shares the nights of the islands by the relations that the traveller gave, once they are known. */
function withRules(next: TripState, before: TripState, turn: Turn): TripState {
  const isNew = turn.nightRules.length > 0;
  // A new length shares the nights anew by the relations given before.
  const rules = isNew ? turn.nightRules : turn.length ? (before.nightRules ?? []) : [];
  const total = nightsOf(next);
  const islands = [...next.wants.keys()];
  const kept = isNew ? turn.nightRules : (before.nightRules ?? []);
  // Islands of our choice still have to come: the planner shares the nights.
  const isOpen = total !== undefined && openPlaces(next, total) > 0;
  if (rules.length === 0 || total === undefined || isOpen) return { ...next, nightRules: kept };
  const isRelated = (island: IslandSlug) =>
    rules.some(
      (one) =>
        one.rule === 'even' ||
        ('island' in one && one.island === island) ||
        ('than' in one && one.than === island),
    );
  // Nights given in so many words stay, also beside a relation.
  const told = new Map(
    islands.flatMap((island) => {
      const own = turn.places.wants.find((one) => one.island === island)?.nights;
      const nights =
        own ?? (isNew && !isRelated(island) ? next.wants.get(island)?.nights : undefined);
      return nights && nights[0] === nights[1] ? [[island, nights[0]] as const] : [];
    }),
  );
  const shared = sharedNights(islands, total, told, rules);
  if (!shared) return { ...next, nightRules: kept };
  const wants = new Map(
    [...next.wants].map(([island, wish]) => {
      const nights = shared.get(island) ?? 1;
      return [island, { ...wish, nights: [nights, nights] as const }];
    }),
  );
  return { ...next, wants, nightRules: kept };
}

/** Sets the islands at the ends of the order. An island moved from one end to the other leaves the first. */
function withEndsOfOrder(next: TripState, { first, last }: Turn['places']): TripState {
  const { firstIsland, lastIsland, ...rest } = next;
  const begin = first ?? (firstIsland === last ? undefined : firstIsland);
  const end = last ?? (lastIsland === first ? undefined : lastIsland);
  return {
    ...rest,
    ...(begin ? { firstIsland: begin } : {}),
    ...(end ? { lastIsland: end } : {}),
  };
}

/** Keeps the length of a trip and the nights of its islands in agreement. */
function withTotal(
  next: TripState,
  { length, places }: Turn,
  plan: PlanBefore | undefined,
): TripState {
  if (!plan || next.length === undefined) return next;
  const told = [...next.wants.values()].map(({ nights }) => nights?.[0]);
  const isFixed = told.every((nights) => nights !== undefined);
  const sum = told.reduce<number>((all, nights) => all + (nights ?? 0), 0);
  // `Add Santorini, still eight nights`: the others give up nights.
  const isFull =
    !isFixed && sum + told.filter((one) => one === undefined).length > next.length.nights;
  if (isFull && !places.wants.some(({ nights }) => nights))
    return { ...next, wants: new Map([...next.wants].map(([one]) => [one, {}])) };
  // `Add two nights on Koufonisia`: the trip grows where every island has its nights.
  if (!length && isFixed && sum > next.length.nights && places.wants.some(({ nights }) => nights))
    return { ...next, length: { nights: sum, said: 'nights' } };
  // `Make it six, two of those on Sifnos`: nights given before give way to the new ones.
  const isNew = places.wants.some(({ nights }) => nights);
  if (length && isNew && sum !== length.nights) {
    const said = new Set(places.wants.flatMap(({ island, nights }) => (nights ? [island] : [])));
    return {
      ...next,
      wants: new Map([...next.wants].map(([one, wish]) => [one, said.has(one) ? wish : {}])),
    };
  }
  // `Five nights is enough`: the nights given before no longer add up.
  if (!length || places.wants.length > 0 || !isFixed || sum === length.nights) return next;
  const [only, ...others] = [...next.wants.keys()];
  const nights = [length.nights, length.nights] as const;
  if (only && others.length === 0 && (next.count?.[1] ?? 1) < 2)
    return { ...next, wants: new Map([[only, { nights }]]) };
  return { ...next, wants: new Map([...next.wants].map(([island]) => [island, {}])) };
}

/** Updates the travellers and their things, which hold for every later question as well. */
export function withTravellers(
  before: TripState,
  { party, boats, hours, subjects, text }: Turn,
): TripState {
  // `The four of us`, said after the children: they are among the four.
  const isWhole =
    !party?.children && before.children.length > 0 && /\d of us|ολοι μαζι/u.test(text);
  const adults = party?.adults && party.adults - (isWhole ? before.children.length : 0);
  return {
    ...before,
    ...(adults && adults > 0 ? { adults } : {}),
    ...(party?.more ? { adults: Math.max(1, (before.adults ?? 2) + party.more) } : {}),
    ...(party?.children ? { children: party.children } : {}),
    boats: { ...before.boats, ...boats, ...hoursOfBoats(hours) },
    subjects: [
      ...new Set([...before.subjects, ...subjects.filter((one) => accompanying.includes(one))]),
    ],
  };
}

/** Hours of departure as a requirement for every boat. A landing holds for the first boat only. */
const hoursOfBoats = ({ after, before, landing }: Turn['hours']) =>
  landing ? {} : { ...(after ? { after } : {}), ...(before ? { before } : {}) };

/** Subjects that travel along and do not end with a question. */
const accompanying: readonly Subject[] = ['pets', 'walking'];

/** A time to be in Athens, `we need to be at the airport by 6pm`: that of the last boat. */
function endBy({ hours, places }: Turn): Partial<TripState> {
  const { arriveBy } = hours;
  const end = places.mentioned.find((one) => one === 'ath' || one === 'athens');
  return arriveBy && end ? { by: arriveBy, end } : {};
}

/** An order stays until islands come or go. */
function orderAfter(
  before: TripState,
  { places, changes }: Turn,
  plan: PlanBefore | undefined,
  swaps: readonly Swap[],
): Partial<TripState> {
  if (changes.reverse && plan)
    return { order: plan.stays.map(({ island }) => island).toReversed() };
  const named = [...new Set(places.mentioned.filter(isIslandSlug))];
  // Nights given for islands of a plan are no new order.
  const isOrder = places.inOrder && !(places.isListed && (plan || before.order));
  if (isOrder && named.length > 1) return { order: named, isListed: places.isListed === true };
  const isChanged = places.wants.length + places.avoids.length > 0 || swaps.length > 0;
  if (!before.order || !isChanged) return {};
  const isLonger = places.wants.some(({ island }) => !before.order?.includes(island));
  if (before.isListed && isLonger && swaps.length === 0) return { order: undefined as never };
  return {
    order: before.order
      .map((one) => swaps.reduce((now, { out, in: into }) => (now === out ? into : now), one))
      .filter((one) => !places.avoids.includes(one)),
  };
}

/** Greek islands and countries outside the Cyclades, by the beginnings of their names. */
export const beyond =
  /(?<!\p{L})(?:rhodes|rodos|astypal\p{L}+|αστυπαλ\p{L}+|kos(?!\p{L})|corfu|zakynthos|zante|kefalonia|cephalonia|lesvos|lesbos|chios|samos(?!\p{L})|ikaria|skiathos|skopelos|hydra(?!\p{L})|aegina|spetses|thassos|lefkada|karpathos|patmos|ροδο|κω(?!\p{L})|κερκυρα|ζακυνθο|κεφαλονια|λεσβο|μυτιληνη|χιο(?!\p{L})|σαμο(?!\p{L})|ικαρια|σκιαθο|σκοπελο|υδρα|αιγινα|σπετσεσ|θασο|λευκαδα|καρπαθο|πατμο|italy|turkey|ιταλια|τουρκια)/gu;

const openWords =
  /hop|includ|such as|other islands|where else|what else|anywhere else|πού αλλού|που αλλου|and (?:some )?more|must[- ]see|περιλαμβαν|κι αλλα|και αλλα|απο νησι σε νησι|οπωσδηποτε/u;

const unique = <One>(list: readonly One[]) => [...new Set(list)];
