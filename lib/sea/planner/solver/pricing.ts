import { vehicleCentsOf } from '../../timetable/engine/fare-table.ts';
import { childCentsOf } from '../../timetable/engine/tariffs.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { VesselKind } from '../../timetable/types.ts';
import { mostBoats } from './labels.ts';
import type { PlanRequest, Weights } from './request.ts';
import { longestCrossing, weightsOf } from './weights.ts';

/** Prices and weights of a request's party, prepared for the scans. */
export interface Pricing {
  readonly weights: Weights;
  readonly persons: number;
  /** By index of the fare table: cents for the party with its vehicle; -1 if a fare is unknown. */
  readonly partyFare: Float64Array;
  /** By trip: 1 if the party may board. */
  readonly usable: Uint8Array;
  /** Minutes on one boat without extra cost. */
  readonly longest: number;
  readonly limits: LegLimits;
}

/** Limits that a request's restrictions set for scans. */
interface LegLimits {
  readonly mostBoats: number;
  /** Minutes of the day for the departure of the first boat: from the first, before the second. */
  readonly leavesFrom: number;
  readonly leavesBefore: number;
  readonly longestWait: number;
  /** Maximum fare of one adult for the leg; infinite if it is not limited. */
  readonly mostCents: number;
  /**
   * Maximum minutes from the first departure to the last arrival; infinite if they are not limited.
   */
  readonly mostMinutes: number;
}

/** Longest wait in a port between two boats in minutes, as in a search (ADR 42). */
const longestWait = 14 * 60;

export function pricingOf(timetable: Timetable, request: PlanRequest): Pricing {
  const { feed, trips, fares } = timetable;
  const { wishes, party, restrictions } = request;
  const { adults, children, vehicle } = party;
  const childCents = childCentsOf(timetable);
  const vehicleCents = vehicle && vehicleCentsOf(feed, fares, vehicle);
  const kinds = restrictions?.kinds;
  return {
    weights: weightsOf(wishes),
    persons: adults + children,
    partyFare: Float64Array.from(fares.cents, (adult, index) => {
      const child = children > 0 ? (childCents[index] as number) : 0;
      const aboard = vehicleCents ? (vehicleCents[index] as number) : 0;
      if (adult < 0 || child < 0 || aboard < 0) return -1;
      return adults * adult + children * child + aboard;
    }),
    usable: Uint8Array.from({ length: trips.count }, (_, index) => {
      const trip = feed.trips[index];
      if (!trip || (vehicle && !trip.takesVehicles)) return 0;
      return !kinds || kinds.includes(trip.vesselKind as VesselKind) ? 1 : 0;
    }),
    longest: longestCrossing[wishes.pace],
    limits: limitsOf(request),
  };
}

function limitsOf({ restrictions = {} }: PlanRequest): LegLimits {
  const { directOnly, leavesFrom, leavesBefore, maxWait = longestWait } = restrictions;
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return {
    mostBoats: directOnly ? 1 : mostBoats,
    leavesFrom: leavesFrom === undefined ? -Infinity : minutes(leavesFrom),
    leavesBefore: leavesBefore === undefined ? Infinity : minutes(leavesBefore),
    longestWait: Math.min(maxWait, longestWait),
    mostCents: restrictions.maxCents ?? Infinity,
    mostMinutes: restrictions.maxMinutes ?? Infinity,
  };
}
