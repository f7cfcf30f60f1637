import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegTargets } from './leg-scan.ts';
import type { Pricing } from './pricing.ts';
import type { RoadInto, Roads } from './roads-into.ts';
import type { SailingWindow } from './window.ts';

/**
 * What it costs at the least to board in a port and get to a target, `port * targets + target`, as if every boat
 * of the window waited for every other.
 */
export function onwardCosts(
  timetable: Timetable,
  roads: Roads,
  pricing: Pricing,
  targets: LegTargets,
  window: SailingWindow,
): Float64Array {
  const ports = timetable.ports.count;
  const transfer = pricing.weights.transfer * pricing.persons;
  const least = cheapestRides(timetable, pricing, window).map((ride) => ride + transfer);
  for (let to = 0; to < ports; to += 1) {
    for (const { from } of roads.into[to] as readonly RoadInto[]) least[from * ports + to] = 0;
  }
  for (let by = 0; by < ports; by += 1) {
    for (let from = 0; from < ports; from += 1) {
      const first = least[from * ports + by] as number;
      if (first === Infinity) continue;
      for (let to = 0; to < ports; to += 1) {
        const total = first + (least[by * ports + to] as number);
        if (total < (least[from * ports + to] as number)) least[from * ports + to] = total;
      }
    }
  }
  const onward = new Float64Array(ports * targets.count).fill(Infinity);
  for (let from = 0; from < ports; from += 1) {
    for (let to = 0; to < ports; to += 1) {
      const cost = Math.max(0, (least[from * ports + to] as number) - transfer);
      const place = from * targets.count + (targets.placeOf[to] as number);
      const end = from * targets.count + targets.count - 1;
      onward[place] = Math.min(onward[place] as number, cost);
      if ((targets.endRoad[to] as number) >= 0) onward[end] = Math.min(onward[end] as number, cost);
    }
  }
  return onward;
}

/** Of one boat from port to port, `from * ports + to`. */
function cheapestRides(
  { trips, fares, ports }: Timetable,
  { weights, persons, partyFare, usable, longest }: Pricing,
  window: SailingWindow,
): Float64Array {
  const { count, departure, arrival, from, to, call, trip, run } = window;
  const cheapest = new Float64Array(ports.count ** 2).fill(Infinity);
  const before = new Int32Array(count);
  const last = new Int32Array(count).fill(-1);
  for (let connection = 0; connection < count; connection += 1) {
    const boat = trip[connection] as number;
    if (usable[boat] === 0) continue;
    before[connection] = last[run[connection] as number] as number;
    last[run[connection] as number] = connection;
    if (trips.callAlights[(call[connection] as number) + 1] === 0) continue;
    const first = trips.firstCall[boat] as number;
    const calls = (trips.firstCall[boat + 1] as number) - first;
    const column = (fares.base[boat] as number) + (call[connection] as number) + 1 - first;
    for (let start = connection; start >= 0; start = before[start] as number) {
      if (trips.callBoards[call[start] as number] === 0) continue;
      const fare = partyFare[column + ((call[start] as number) - first) * calls] as number;
      const minutes = (arrival[connection] as number) - (departure[start] as number);
      const long = Math.max(0, minutes - longest) * weights.longMinute;
      const cost =
        (fare < 0 ? weights.unknownFare * persons : fare) +
        (minutes * weights.seaMinute + long) * persons;
      const pair = (from[start] as number) * ports.count + (to[connection] as number);
      if (cost < (cheapest[pair] as number)) cheapest[pair] = cost;
    }
  }
  return cheapest;
}
