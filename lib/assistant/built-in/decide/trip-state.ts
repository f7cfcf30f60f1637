import type { Character } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { Pace } from '@/lib/planner/solver/request';
import { addDays, daysBetween } from '@/lib/time/days';
import type { IsoDate } from '@/lib/time/types';
import type { Length } from '../understand/amounts';
import type { TimeSaid } from '../understand/dates';
import type { PlaceId } from '../understand/place-names';
import type { BoatWishes } from '../understand/tastes';
import type { Turn } from '../understand/turn';

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
  readonly isCheapest?: boolean;
  readonly isLeastSea?: boolean;
  readonly pace?: Pace;
  readonly likes: readonly Character[];
  readonly dislikes: readonly Character[];
  readonly boats: BoatWishes;
  readonly count?: readonly [number, number];
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

const regions: Readonly<Record<NonNullable<Turn['region']>, readonly IslandSlug[]>> = {
  small: ['koufonisia', 'schinoussa', 'iraklia', 'donousa'],
  west: ['kythnos', 'serifos', 'sifnos', 'milos', 'kimolos'],
};

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
    ...(budget?.cents ? { budgetCents: budget.cents, budgetEach: budget.each ?? false } : {}),
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
    ...(openWords.test(turn.text) ? { isOpen: true } : {}),
    ...countAfter(before, turn, plan),
  };
  return { ...next, ...timesAfter(before, next, turn, plan) };
}

/** Islands of Greece that are none of ours, by the beginnings of their names. */
const beyond =
  /(?<!\p{L})(?:rhodes|rodos|kos(?!\p{L})|corfu|zakynthos|zante|kefalonia|cephalonia|lesvos|lesbos|chios|samos(?!\p{L})|ikaria|skiathos|skopelos|hydra(?!\p{L})|aegina|spetses|thassos|lefkada|karpathos|patmos|ροδο|κω(?!\p{L})|κερκυρα|ζακυνθο|κεφαλονια|λεσβο|μυτιληνη|χιο(?!\p{L})|σαμο(?!\p{L})|ικαρια|σκιαθο|σκοπελο|υδρα|αιγινα|σπετσεσ|θασο|λευκαδα|καρπαθο|πατμο|italy|turkey|ιταλια|τουρκια)/gu;

const openWords =
  /hop|includ|such as|other islands|and (?:some )?more|must[- ]see|περιλαμβαν|κι αλλα|και αλλα|απο νησι σε νησι|οπωσδηποτε/u;

const unique = <One>(list: readonly One[]) => [...new Set(list)];

function wantsAfter(
  before: TripState,
  { places, changes, region }: Turn,
  plan: PlanBefore | undefined,
) {
  const wants = new Map(before.wants);
  const { swap, moreNights } = places;
  const isCorrection = plan !== undefined && !changes.other && !changes.islands && !changes.count;
  // Islands that a plan has chosen for somebody stay, unless they ask for others.
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
    const now = Math.max(1, had + moreNights.by);
    wants.set(moreNights.island, { nights: [now, now] });
  }
  return wants;
}

function countAfter(
  before: TripState,
  { changes, places }: Turn,
  plan: PlanBefore | undefined,
): Partial<TripState> {
  if (changes.count) return { count: changes.count };
  const now = plan?.stays.length ?? before.count?.[1] ?? before.wants.size;
  if (changes.islands === 'fewer' && now > 1) return { count: [now - 1, now - 1] };
  if (changes.islands === 'more' && now > 0) return { count: [now + 1, now + 1] };
  // Whoever leaves an island out has one fewer; whoever adds one, one more.
  if (plan && (places.avoids.length > 0 || places.wants.length > 0))
    return { count: undefined as never };
  return {};
}

/** The day or days in a message that say when the trip is. */
function timesAfter(
  before: TripState,
  next: TripState,
  turn: Turn,
  plan: PlanBefore | undefined,
): Partial<TripState> {
  const { times, length, changes, clock, places, dayOfMonth } = turn;
  const out: { -readonly [Key in keyof TripState]?: TripState[Key] } = {};
  if (length) out.length = length;
  const isFlight = (time: TimeSaid) =>
    places.flyOut !== undefined &&
    time.grain === 'day' &&
    /(?:out of|fl(?:y|ying) (?:out|home|back|from)|flight|plane|πτηση|πεταμε απο|αεροπλαν)(?![^.;]*(?:into|land))[^.;]*$/u.test(
      time.before,
    ) &&
    times.length > 1;
  const isEnd = (time: TimeSaid) =>
    /(?:back|return\p{L}*|until|till|by|home|end\p{L}*|leave|before|επιστρ\p{L}+|μεχρι|ωσ|εωσ|πισω|τελοσ)(?: (?:on|the|in|to|by|στισ|τισ|στην?|@\p{L}+@|αθηνα|σπιτι))*$/u.test(
      time.before,
    );
  const flightDay =
    times.find(isFlight) ?? (places.flyOut && times.length === 1 && clock ? times[0] : undefined);
  const ends = times.filter(
    (time) => time !== flightDay && isEnd(time) && (times.length > 1 || before.begin),
  );
  const begins = times.filter((time) => time !== flightDay && !ends.includes(time));
  const [said, second] = begins;
  if (said) {
    out.begin = beginOf(said, before.begin);
    const isPair =
      second && said.grain === 'day' && second.grain === 'day' && second.first > said.first;
    if (isPair) out.begin = { first: said.first, last: second.first };
    if ((said.grain === 'range' || isPair) && !length) out.length = undefined as never;
    if (!length && said.grain === 'part' && !before.length) {
      out.length = { nights: Math.max(2, daysBetween(said.first, said.last)), said: 'days' };
    }
  }
  const around = out.begin ?? before.begin;
  if (dayOfMonth && around) out.begin = dayWithin(around, dayOfMonth);
  const begin = out.begin ?? before.begin;
  const [end] = ends;
  if (end && begin) out.begin = { first: begin.first, last: end.last };
  if (flightDay || (clock && next.flyOut)) {
    out.flight = {
      ...before.flight,
      ...(flightDay ? { date: flightDay.first } : {}),
      ...(clock ? { clock } : {}),
    };
  }
  if (changes.anyDay && begin?.open) out.begin = ours(begin);
  if (changes.shift && begin) {
    out.begin = {
      first: addDays(begin.first, changes.shift),
      ...(begin.last ? { last: begin.last } : {}),
    };
    // The whole trip moves, unless its end was told.
    if (plan && !before.begin?.last) out.length = before.length as never;
  }
  const { moreNights } = places;
  if (moreNights) {
    const now =
      (length ?? before.length)?.nights ?? plan?.stays.reduce((sum, { nights }) => sum + nights, 0);
    const from = out.begin ?? begin;
    if (from?.last) out.begin = { ...from, last: addDays(from.last, moreNights.by) };
    else if (now) out.length = { nights: Math.max(1, now + moreNights.by), said: 'nights' };
  }
  if (length && before.begin?.last && !said) out.begin = { first: before.begin.first };
  return out;
}

function beginOf({ first, last, grain }: TimeSaid, before: Begin | undefined): Begin {
  if (grain === 'range') return { first, last };
  if (grain === 'month' || grain === 'season') {
    return { first, open: { from: first, to: last } };
  }
  // A range that was told before is not what a new day means.
  void before;
  return { first };
}

/** A day of the month within a month that was said, or the one of the day so far. */
function dayWithin(begin: Begin, day: number): Begin {
  const month = (begin.open?.from ?? begin.first).slice(0, 8);
  return { first: `${month}${String(day).padStart(2, '0')}` };
}

/** A day that we choose within what was said: the first Saturday from the sixth on. */
function ours({ open, first }: Begin): Begin {
  if (!open) return { first };
  let day = addDays(open.from, 5);
  for (let step = 0; step < 7 && new Date(`${day}T00:00Z`).getUTCDay() !== 6; step += 1)
    day = addDays(day, 1);
  return { first: day <= open.to ? day : open.from, isOurs: true };
}
