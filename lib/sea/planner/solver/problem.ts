import { type Day, dayOf } from '../../../foundation/time/days.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { PlanRequest } from '../problem/request.ts';
import { type LegStore, type Legs, legStore, legsOf } from './legs.ts';
import { clockMinutes, type Pricing, preferredNights } from './pricing.ts';

/** Locked leg with numbers in place of ids. */
interface Lock {
  readonly from: number;
  readonly to: number;
  readonly day: number;
  readonly boats: readonly number[] | undefined;
}

/**
 * Request with the cost of every leg between any two ends on any day. Islands are numbered as in
 * the request. The number `islands` is the start as an origin, and the end as a destination.
 */
export interface Problem {
  readonly timetable: Timetable;
  readonly request: PlanRequest;
  readonly pricing: Pricing;
  readonly legs: Legs;
  readonly store: LegStore;
  readonly islands: number;
  readonly firstDay: Day;
  readonly days: number;
  /** Bit mask of the islands that the request requires or its locks name. */
  readonly requiredMask: number;
  readonly locks: readonly Lock[];
  /** Day of the flight since `firstDay`, if there is one. */
  readonly flightDay: number | undefined;
  /** Latest instant at the end gateway that still catches the flight. */
  readonly endBy: EpochMinutes | undefined;
  /** By island: cost of each number of nights up to the maximum; infinite below the minimum. */
  readonly stayCosts: readonly Float64Array[];
  /**
   * Cost of the leg that leaves on a day, `((from * (islands + 1) + to) * 2 + nightsOnTheWay) *
   * days + day`. Includes the nights on no island before, during and after it. Infinite if there is
   * no leg or a lock forbids it.
   */
  readonly legCost: Float64Array;
}

/** Builds the problem of a request that has passed {@link validate}. */
export function problemOf(
  timetable: Timetable,
  request: PlanRequest,
  store = legStore(timetable, request),
): Problem {
  const { feed, clock } = timetable;
  const islands = request.islands.length;
  const firstDay = dayOf(request.firstDay);
  const flight = flightOf(timetable, request);
  const endBy = endByOf(timetable, request, flight?.endBy);
  const flightDay = flight && clock.dayAt(flight.departure) - firstDay;
  const days = Math.min(dayOf(request.lastDay) - firstDay, flightDay ?? Infinity) + 1;
  const number = (slug: string) => request.islands.findIndex(({ island }) => island === slug);
  const locks = request.locks.map(
    (lock): Lock => ({
      from: lock.from === 'start' ? islands : number(lock.from),
      to: lock.to === 'end' ? islands : number(lock.to),
      day: dayOf(lock.date) - firstDay,
      boats: lock.tripIds?.map((id) => feed.trips.findIndex((trip) => trip.id === id)),
    }),
  );
  const lockedBoats = (from: number, day: number) =>
    locks.find((lock) => lock.from === from && lock.day === day)?.boats;
  const legs = legsOf(timetable, request, store, days, endBy, lockedBoats);
  const { pricing } = legs;
  const known = {
    timetable,
    request,
    pricing,
    legs,
    store,
    islands,
    firstDay,
    days,
    requiredMask: request.islands.reduce((mask, { required }, index) => {
      const isNamed = locks.some(({ from, to }) => from === index || to === index);
      return required || isNamed ? mask | (1 << index) : mask;
    }, 0),
    locks,
    flightDay,
    endBy,
    stayCosts: request.islands.map(({ minNights, maxNights }) => {
      const preferred = preferredNights(request.wishes.pace, minNights, maxNights);
      return Float64Array.from({ length: maxNights + 1 }, (_, nights) =>
        nights < minNights ? Infinity : Math.abs(nights - preferred) * pricing.weights.nightOff,
      );
    }),
  };
  return { ...known, legCost: legCosts(known) };
}

function flightOf({ clock }: Timetable, { flight }: PlanRequest) {
  if (!flight) return undefined;
  const day = dayOf(flight.departure.slice(0, 10));
  const departure = clock.origin(day) + clockMinutes(flight.departure.slice(11, 16));
  return { departure, endBy: departure - (flight.bufferMinutes ?? 180) };
}

/** Latest instant at the end of the tour; undefined if neither a flight nor a time limits it. */
function endByOf(
  { clock }: Timetable,
  { homeBy, lastDay }: PlanRequest,
  flightBy: EpochMinutes | undefined,
): EpochMinutes | undefined {
  if (homeBy === undefined) return flightBy;
  const by = clock.origin(dayOf(lastDay)) + clockMinutes(homeBy);
  return Math.min(by, flightBy ?? by);
}

/** Computes the legs of a problem from every end on every day. */
function legCosts(problem: Omit<Problem, 'legCost'>): Float64Array {
  const { islands, days, locks, legs, pricing } = problem;
  const lastDay = problem.flightDay ?? days - 1;
  const width = islands + 1;
  const legCost = new Float64Array(width * width * 2 * days).fill(Infinity);
  const { idleDay } = pricing.weights;

  function write(from: number, day: number): void {
    for (let to = 0; to < width; to += 1) {
      if (from === to || locks.some((lock) => (lock.from === from) !== (lock.to === to))) continue;
      const isByLand = legs.isByLand(from, to);
      for (let nights = 0; nights < 2 && day + nights < days; nights += 1) {
        if (isByLand && nights > 0) continue;
        const cost = isByLand ? 0 : (legs.wayOf(from, to, day, nights)?.cost ?? Infinity);
        const before = from === islands ? day : 0;
        const after = to === islands ? lastDay - day - nights : 0;
        const idle = before + nights + after;
        legCost[((from * width + to) * 2 + nights) * days + day] = cost + idle * idleDay;
      }
    }
  }

  // From the last day on, because the scan of a day starts from that of the next.
  for (let day = days - 1; day >= 0; day -= 1) {
    for (let from = 0; from < width; from += 1) {
      if (locks.some((lock) => lock.from === from && lock.day !== day)) continue;
      write(from, day);
    }
  }
  return legCost;
}

/** Number of bits set. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Number of islands from the wish list that a tour visits in addition to the required ones, if the
 * request asks for `choose` of them. Islands visited because of a locked boat count towards
 * `choose`.
 */
export function othersToTake(
  { request, requiredMask }: Pick<Problem, 'request' | 'requiredMask'>,
  choose: number,
): number {
  const asked = request.islands.reduce(
    (mask, { required }, index) => (required ? mask | (1 << index) : mask),
    0,
  );
  return Math.max(0, choose - bitCount(requiredMask & ~asked));
}
