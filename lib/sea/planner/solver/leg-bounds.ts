import type { Timetable } from '../../timetable/engine/timetable.ts';
import { type Pricing, rideCost } from './pricing.ts';
import { clockOf, firstFrom, type Sailing, type SailingWindow } from './window.ts';

/** Ports of a timetable with the targets of a request: its islands by number, then the end. */
export interface LegNetwork {
  readonly targets: number;
  /** By port: number of its island as a target, or -1. */
  readonly targetOf: readonly number[];
  /** By target: numbers of its places. */
  readonly places: readonly (readonly number[])[];
  /** By port: number of its place. */
  readonly placeOf: readonly number[];
  /** Road minutes from a port to the end of the tour; -1 if there is no road. */
  readonly endRoad: readonly number[];
  /** By port: ports in which the next boat may be boarded, and minutes from arrival to boarding. */
  readonly changes: readonly (readonly { readonly port: number; readonly minutes: number }[])[];
}

/** Limits of the legs that leave on a day, in minutes since the origin of its window. */
export interface DayLimits {
  /** Earliest departure where no road leads to the port. */
  readonly departFrom: number;
  /** Earliest departure for the end of the tour. */
  readonly lastFrom: number;
  /** Latest arrival at the end of the tour, after the road. */
  readonly endBy: number;
  /** The last boat of the tour arrives before this. */
  readonly endBefore: number;
}

/** A later call of a boat that was boarded. */
export interface Landing {
  readonly call: number;
  readonly port: number;
  readonly arrives: number;
  /** Cost of the ride, and its fare for an adult: infinite if it is unknown. */
  readonly cost: number;
  readonly adultCents: number;
  /**
   * Goals reached here, with the cost of the late hour and the road: target `t` on the day of the
   * window is `2 * t`, on the next day `2 * t + 1`.
   */
  readonly goals: readonly { readonly goal: number; readonly cost: number }[];
}

/** Sailings of a window as a party may use them. */
export interface DayBoats {
  readonly network: LegNetwork;
  readonly pricing: Pricing;
  readonly window: SailingWindow;
  readonly limits: DayLimits;
  /** By sailing. Empty if the party may not board. */
  readonly landings: readonly (readonly Landing[])[];
  /** Lower bounds on the cost of all ways from a sailing on, by `sailing * goals + goal`. */
  readonly bounds: Float64Array;
}

/**
 * Computes the landings of all sailings of a window, and their bounds by one profile scan backwards
 * through it (Dibbelt and others, 2013). The bounds ignore that no way visits a place twice, and the
 * limits on waits, boats, fares and duration.
 */
export function dayBoats(
  timetable: Timetable,
  network: LegNetwork,
  pricing: Pricing,
  window: SailingWindow,
  limits: DayLimits,
): DayBoats {
  const { trips } = timetable;
  const { waitMinute, transfer } = pricing.weights;
  const { sailings } = window;
  const goals = network.targets * 2;
  const bounds = new Float64Array(sailings.length * goals).fill(Infinity);
  /** Lowest bound plus cost of waiting since the origin, over a sailing and the later ones of its port. */
  const later = new Float64Array(bounds.length).fill(Infinity);
  const landings = sailings.map((sailing) =>
    landingsOf(timetable, network, pricing, window, limits, sailing),
  );
  for (const { index, port, departs, rank } of [...sailings].reverse()) {
    const row = index * goals;
    for (const landing of landings[index] ?? []) {
      if (trips.callAlights[landing.call] === 0) continue;
      for (const { goal, cost } of landing.goals) {
        bounds[row + goal] = Math.min(bounds[row + goal] as number, landing.cost + cost);
      }
      if (pricing.limits.mostBoats === 1) continue;
      const cost = landing.cost + transfer - landing.arrives * waitMinute;
      for (const change of network.changes[landing.port] ?? []) {
        const least = Math.max(change.minutes, pricing.limits.leastWait);
        const next = firstFrom(window, change.port, landing.arrives + least);
        if (!next) continue;
        for (let goal = 0; goal < goals; goal += 1) {
          const total = cost + (later[next.index * goals + goal] as number);
          if (total < (bounds[row + goal] as number)) bounds[row + goal] = total;
        }
      }
    }
    const next = window.from[port]?.[rank + 1];
    for (let goal = 0; goal < goals; goal += 1) {
      later[row + goal] = Math.min(
        (bounds[row + goal] as number) + departs * waitMinute,
        next ? (later[next.index * goals + goal] as number) : Infinity,
      );
    }
  }
  return { network, pricing, window, limits, landings, bounds };
}

function landingsOf(
  { trips, fares }: Timetable,
  network: LegNetwork,
  pricing: Pricing,
  window: SailingWindow,
  limits: DayLimits,
  { trip, call: board, departs }: Sailing,
): Landing[] {
  const landings: Landing[] = [];
  if (pricing.usable[trip] === 0 || trips.callBoards[board] === 0) return landings;
  const first = trips.firstCall[trip] as number;
  const end = trips.firstCall[trip + 1] as number;
  const row = (fares.base[trip] as number) + (board - first) * (end - first) - first;
  for (let call = board + 1; call < end; call += 1) {
    const minutes = (trips.callArrival[call] as number) - (trips.callDeparture[board] as number);
    const arrives = departs + minutes;
    if (arrives > window.end) break;
    const port = trips.callPort[call] as number;
    const adult = fares.cents[row + call] as number;
    landings.push({
      call,
      port,
      arrives,
      cost: rideCost(pricing, trip, row + call, minutes),
      adultCents: adult < 0 ? Infinity : adult,
      goals: goalsAt(network, pricing, window, limits, port, arrives),
    });
  }
  return landings;
}

function goalsAt(
  { targets, targetOf, endRoad }: LegNetwork,
  { weights }: Pricing,
  window: SailingWindow,
  { endBy, endBefore }: DayLimits,
  port: number,
  arrives: number,
): Landing['goals'] {
  const nights = arrives <= window.arrivesBy ? 0 : 1;
  const clock = clockOf(window, arrives);
  const isLate = clock >= 1320 || clock < 300 || arrives >= window.lastMidnight;
  const late = isLate ? weights.late : 0;
  const target = targetOf[port] as number;
  const road = endRoad[port] as number;
  const goals = target < 0 ? [] : [{ goal: target * 2 + nights, cost: late }];
  if (road >= 0 && arrives < endBefore && arrives + road <= endBy) {
    goals.push({ goal: (targets - 1) * 2 + nights, cost: late + road * weights.roadMinute });
  }
  return goals;
}
