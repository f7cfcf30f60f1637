import { vehicleCentsOf } from '../../timetable/engine/fare-table.ts';
import { childCentsOf } from '../../timetable/engine/tariffs.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { VesselKind } from '../../timetable/types.ts';
import type { PlanRequest, Priority, Weights, Wishes } from '../problem/request.ts';

/** Prices and weights of a request's party, prepared for the scans. */
export interface Pricing {
  /** For the whole party. */
  readonly weights: Weights;
  /** By index of the fare table: cents for the party with its vehicle; -1 if a fare is unknown. */
  readonly partyFare: Float64Array;
  /** By trip: cents per minute on board. */
  readonly seaMinute: Float64Array;
  /** By trip: 1 if the party may board. */
  readonly usable: Uint8Array;
  /** Minutes on one boat without extra cost. */
  readonly longest: number;
  /** Cents that a night on the way has to save; see {@link nightOnTheWay}. */
  readonly roomCents: number;
  readonly limits: LegLimits;
}

/** Limits that a request's restrictions set for scans. */
interface LegLimits {
  readonly mostBoats: number;
  /** Minutes of the day for the departure of the first boat: from the first, before the second. */
  readonly leavesFrom: number;
  readonly leavesBefore: number;
  readonly longestWait: number;
  /** Minutes at least between two boats, beside those that a port or a road needs. */
  readonly leastWait: number;
  /** Maximum fare of one adult for the leg; infinite if it is not limited. */
  readonly mostCents: number;
  /** Maximum minutes from the first departure to the last arrival; infinite if not limited. */
  readonly mostMinutes: number;
}

/** Maximum number of boats on one leg, which allows three changes. */
const mostBoats = 4;
/** Longest wait in a port between two boats in minutes, as in a search (ADR 42). */
const longestWait = 14 * 60;

export function pricingOf(timetable: Timetable, request: PlanRequest): Pricing {
  const { feed, trips, fares } = timetable;
  const { wishes, party, restrictions } = request;
  const { adults, children, vehicle } = party;
  const childCents = childCentsOf(timetable);
  const vehicleCents = vehicle && vehicleCentsOf(feed, fares, vehicle);
  const kinds = restrictions?.kinds;
  const weights = forParty(weightsOf(wishes), adults + children);
  return {
    weights,
    partyFare: Float64Array.from(fares.cents, (adult, index) => {
      const child = children > 0 ? (childCents[index] as number) : 0;
      const aboard = vehicleCents ? (vehicleCents[index] as number) : 0;
      if (adult < 0 || child < 0 || aboard < 0) return -1;
      return adults * adult + children * child + aboard;
    }),
    seaMinute: Float64Array.from({ length: trips.count }, (_, index) =>
      seaMinuteOf(weights, wishes, feed.trips[index]?.vesselKind),
    ),
    usable: Uint8Array.from({ length: trips.count }, (_, index) => {
      const trip = feed.trips[index];
      if (!trip || (vehicle && !trip.takesVehicles)) return 0;
      return !kinds || kinds.includes(trip.vesselKind as VesselKind) ? 1 : 0;
    }),
    longest: longestCrossing[wishes.pace],
    roomCents: nightOnTheWay * (adults + children),
    limits: limitsOf(request),
  };
}

/** Multiplies the weights that are per person. */
function forParty(weights: Weights, persons: number): Weights {
  const each = Object.entries(weights).map(([name, cents]) => [name, cents * persons]);
  return { ...Object.fromEntries(each), nightOff: weights.nightOff };
}

/** Cost of a ride by its boat, its index in the fare tables and its minutes. */
export function rideCost(
  { weights, partyFare, seaMinute, longest }: Pricing,
  trip: number,
  fare: number,
  minutes: number,
): number {
  const cents = partyFare[fare] as number;
  const over = minutes > longest ? (minutes - longest) * weights.longMinute : 0;
  return (cents < 0 ? weights.unknownFare : cents) + minutes * (seaMinute[trip] as number) + over;
}

/** Minutes of the day of a clock time, `HH:MM`. */
export const clockMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function limitsOf({ restrictions = {}, wishes }: PlanRequest): LegLimits {
  const { directOnly, leavesFrom, leavesBefore, maxWait = longestWait } = restrictions;
  return {
    mostBoats: directOnly ? 1 : mostBoats,
    leavesFrom: leavesFrom === undefined ? -Infinity : clockMinutes(leavesFrom),
    leavesBefore: leavesBefore === undefined ? Infinity : clockMinutes(leavesBefore),
    longestWait: Math.min(maxWait, longestWait),
    leastWait: wishes.seasick ? seasickWait : 0,
    mostCents: restrictions.maxCents ?? Infinity,
    mostMinutes: restrictions.maxMinutes ?? Infinity,
  };
}

const balanced: Weights = {
  seaMinute: 15,
  // If waiting cost less than sailing, plans would leave a ship for hours and board the next one.
  waitMinute: 15,
  transfer: 1000,
  roadMinute: 5,
  // An early start is a nuisance. An arrival after 22:00 is worth a dearer boat or another day's,
  // even without a wish: rooms, buses and tavernas are closed.
  early: 1000,
  late: 4000,
  longMinute: 15,
  nightOff: 800,
  // More than a night above or below the preferred number, and more than another day's boat saves:
  // nights at a gateway are the last resort.
  idleDay: 15_000,
  unknownFare: 6000,
};

const byPriority: Record<Priority, Weights> = {
  balanced,
  cheapest: {
    ...balanced,
    seaMinute: 1,
    waitMinute: 1,
    transfer: 100,
    // Half: taxis and rooms of the night cost money, too.
    early: 500,
    late: 2000,
    roadMinute: 1,
    longMinute: 1,
    nightOff: 100,
  },
  'least-sea': {
    ...balanced,
    seaMinute: 200,
    waitMinute: 50,
    longMinute: 15,
    idleDay: 60_000,
  },
};

/** Weights of a request: those of its priority, changed by its wishes and its own weights. */
export function weightsOf({
  priority,
  fewEarlyMornings,
  noLateArrivals,
  seasick,
  weights,
}: Wishes): Weights {
  const usual = byPriority[priority];
  const seaMinute = Math.max(usual.seaMinute, seasick ? 3 * balanced.seaMinute : 0);
  // Night hours outweigh about as many minutes at sea whatever these cost.
  const scale = Math.max(1, Math.round(seaMinute / balanced.seaMinute));
  return {
    ...usual,
    seaMinute,
    early: scale * (fewEarlyMornings ? 3000 : usual.early),
    late: scale * (noLateArrivals ? 30_000 : usual.late),
    ...weights,
  };
}

/**
 * Cents per person that a night on the way has to save against a leg of either day (ADR 64): the price of a room
 * in a port where one only waits.
 */
export const nightOnTheWay = 5000;

/** Minutes between two boats for people who get seasick: a late boat must not leave them on a quay. */
export const seasickWait = 60;
/** Weight of a minute on a fast or small boat against one on a big ship, for people who get seasick. */
const roughness = 3;

/** Cents per minute on a kind of vessel. */
export const seaMinuteOf = (
  { seaMinute }: Weights,
  { seasick }: Wishes,
  kind: VesselKind | undefined,
): number => (seasick && kind !== 'conventional' ? seaMinute * roughness : seaMinute);

/** Times that `early` counts for a departure at a minute of the day: once before 08:00, three times before 06:30. */
export const earlyTimes = (minute: number): number =>
  minute < 6.5 * 60 ? 3 : minute < 8 * 60 ? 1 : 0;

/** Minutes on one boat that each pace allows without extra cost. */
export const longestCrossing = { easy: 180, steady: 300, brisk: Number.POSITIVE_INFINITY } as const;

/** Preferred number of nights on an island for a pace. */
export function preferredNights(pace: Wishes['pace'], min: number, max: number): number {
  if (pace === 'easy') return max;
  return pace === 'brisk' ? min : Math.ceil((min + max) / 2);
}
