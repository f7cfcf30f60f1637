import { unknownFare } from '../../timetable/engine/fare-table.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { PlanRequest, Weights } from './request.ts';
import { longestCrossing, weightsOf } from './weights.ts';

/** What a request's party pays and minds, ready for the scans. */
export interface Pricing {
  readonly weights: Weights;
  readonly persons: number;
  /** By index of the fare table: cents for the party with its vehicle, -1 where a fare is unknown. */
  readonly partyFare: Float64Array;
  /** 1 where the party may board. */
  readonly usable: Uint8Array;
  readonly longest: number;
}

export function pricingOf(timetable: Timetable, { wishes, party }: PlanRequest): Pricing {
  const { feed, trips, fares } = timetable;
  const partyFare = new Float64Array(fares.cents.length).fill(-1);
  const vehicleCents = new Map<string, number>();
  for (const fare of party.vehicle ? feed.vehicleFares : []) {
    if (fare.vehicle === party.vehicle) {
      vehicleCents.set(`${fare.lineId} ${fare.from} ${fare.to}`, fare.cents);
    }
  }
  const done = new Set<number>();
  feed.trips.forEach(({ lineId, calls }, trip) => {
    const base = fares.base[trip] as number;
    if (done.has(base)) return;
    done.add(base);
    calls.forEach((from, board) => {
      calls.forEach((to, alight) => {
        const index = base + board * calls.length + alight;
        const adult = fares.cents[index] as number;
        const vehicle = party.vehicle
          ? vehicleCents.get(`${lineId} ${from.portId} ${to.portId}`)
          : 0;
        if (adult === unknownFare || vehicle === undefined) return;
        partyFare[index] = partyCents(party, adult) + vehicle;
      });
    });
  });
  return {
    weights: weightsOf(wishes),
    persons: party.adults + party.children,
    partyFare,
    usable: Uint8Array.from({ length: trips.count }, (_, trip) =>
      !party.vehicle || feed.trips[trip]?.takesVehicles ? 1 : 0,
    ),
    longest: longestCrossing[wishes.pace],
  };
}

/** Children pay half, rounded to the cent. */
function partyCents({ adults, children }: PlanRequest['party'], adult: number): number {
  return adults * adult + children * Math.round(adult / 2);
}
