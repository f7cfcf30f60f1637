import type { Fare, FerryFeed, GtfsTrip, PortCall } from '../../types.ts';
import { type Run, runsOf } from './runs.ts';

/*
 * Finds all ways by trying them. Shares nothing with the engine and has its own days, clock and
 * rules, so that only the same mistake in both could go unnoticed.
 */

export interface Way {
  readonly departure: number;
  readonly arrival: number;
  readonly transfers: number;
  /** Infinite if a fare is unknown. */
  readonly cents: number;
  /** Price for the whole party; equal to `cents` unless requested. */
  readonly partyCents: number;
}

export interface WaysQuestion {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly departFrom: number;
  readonly departBefore: number;
  readonly arriveBy: number;
  readonly maxBoats: number;
  readonly bounds?: Bounds;
  /** Boats, if they have been computed already. */
  readonly runs?: readonly Run[];
}

/** Restrictions of a party, as predicates on single steps of a journey. */
export interface Bounds {
  readonly boards?: (trip: GtfsTrip) => boolean;
  readonly leaves?: (departure: number) => boolean;
  readonly waits?: (minutes: number) => boolean;
  readonly changesIn?: (portId: string) => boolean;
  /** Predicate on whole ways. */
  readonly takes?: (way: Way) => boolean;
  /** Number of adults who pay in addition to a car. */
  readonly adultsWithCar?: number;
  /** Two adults with children, in a fare class or at the ordinary fare. */
  readonly family?: { readonly children: number; readonly fareClass: string };
}

export function allWays(feed: FerryFeed, firstDay: string, question: WaysQuestion): Way[] {
  const bounds = question.bounds ?? {};
  const trips = new Map(feed.trips.map((trip) => [trip.id, trip]));
  const runs = (question.runs ?? runsOf(feed, firstDay)).filter(
    ({ tripId }) => bounds.boards?.(trips.get(tripId) as GtfsTrip) ?? true,
  );
  const ways: Way[] = [];

  const lowest = (fares: readonly Fare[], lineId: string, from: string, to: string) => {
    const known = fares.filter(
      (entry) => entry.lineId === lineId && entry.from === from && entry.to === to,
    );
    return Math.min(Number.POSITIVE_INFINITY, ...known.map(({ cents }) => cents));
  };

  function fare(lineId: string, from: string, to: string): number {
    const sold = feed.tariffs?.filter(
      ({ rider, fareClass }) => rider === 'adult' && fareClass === bounds.family?.fareClass,
    );
    const fares = bounds.family?.fareClass ? sold?.flatMap((one) => one.fares) : feed.fares;
    return lowest(fares ?? [], lineId, from, to);
  }

  function familyFare(lineId: string, from: string, to: string): number {
    const { children = 0, fareClass = '' } = bounds.family ?? {};
    const adult = fare(lineId, from, to);
    const named = feed.tariffs?.filter(
      (one) => one.rider === 'child' && one.fareClass === fareClass,
    );
    const known = lowest(named?.flatMap((one) => one.fares) ?? [], lineId, from, to);
    return (
      2 * adult + children * (known < Number.POSITIVE_INFINITY ? known : Math.round(adult / 2))
    );
  }

  function partyFare(lineId: string, from: string, to: string): number {
    const { adultsWithCar, family } = bounds;
    if (family) return familyFare(lineId, from, to);
    if (adultsWithCar === undefined) return fare(lineId, from, to);
    const car = feed.vehicleFares.filter(
      (entry) =>
        entry.vehicle === 'car' &&
        entry.lineId === lineId &&
        entry.from === from &&
        entry.to === to,
    );
    const cents = Math.min(Number.POSITIVE_INFINITY, ...car.map((entry) => entry.cents));
    return adultsWithCar * fare(lineId, from, to) + cents;
  }

  function go(
    port: string,
    ready: number,
    way: Omit<Way, 'transfers'> & { boats: number },
    left: { run: Run; call: number } | undefined,
    been: readonly string[],
  ) {
    if (way.boats === question.maxBoats) return;
    for (const run of runs) {
      run.calls.forEach((board, call) => {
        if (board.portId !== port || !board.boards || board.departure < ready) return;
        if (way.boats === 0 && board.departure >= question.departBefore) return;
        if (way.boats === 0 && bounds.leaves?.(board.departure) === false) return;
        if (way.boats > 0 && bounds.waits?.(board.departure - way.arrival) === false) return;
        if (left?.run === run && left.call === call) return;
        const could: string[] = [];
        for (let next = call + 1; next < run.calls.length; next += 1) {
          const alight = run.calls[next] as PortCall;
          // Staying on board through the start or the target would pass it.
          const passed = run.calls[next - 1] as PortCall;
          if (next > call + 1) {
            if (question.from.includes(passed.portId) && passed.boards) return;
            if (question.to.includes(passed.portId) && passed.alights) return;
            if (came(passed.portId, run.calls[next - 2], been) && passed.boards) return;
          }
          if (alight.alights) could.push(alight.portId);
          if (!alight.alights || alight.arrival > question.arriveBy) continue;
          if (question.from.includes(alight.portId)) continue;
          if (came(alight.portId, passed, been)) continue;
          const departure = way.boats === 0 ? board.departure : way.departure;
          const cents = way.cents + fare(run.lineId, port, alight.portId);
          const partyCents = way.partyCents + partyFare(run.lineId, port, alight.portId);
          const boats = way.boats + 1;
          const { arrival } = alight;
          if (question.to.includes(alight.portId)) {
            const whole = { departure, arrival, transfers: boats - 1, cents, partyCents };
            if (bounds.takes?.(whole) ?? true) ways.push(whole);
            continue;
          }
          if (bounds.changesIn?.(alight.portId) === false) continue;
          const value = { departure, arrival, cents, partyCents, boats };
          const stay = feed.ports.find(({ id }) => id === alight.portId)?.minTransferMinutes ?? 0;
          const after = [...been, ...could];
          go(alight.portId, alight.arrival + stay, value, { run, call: next }, after);
          for (const road of feed.transfers) {
            if (road.from !== alight.portId || road.to === road.from) continue;
            if (question.from.includes(road.to) || question.to.includes(road.to)) continue;
            if (bounds.changesIn?.(road.to) === false || after.includes(road.to)) continue;
            go(road.to, alight.arrival + road.minutes, value, undefined, [...after, road.to]);
          }
        }
      });
    }
  }

  /** True if the boat returns to a place visited before. The first boat cannot. */
  function came(portId: string, before: PortCall | undefined, been: readonly string[]) {
    return been.length > 1 && portId !== before?.portId && been.includes(portId);
  }

  for (const port of question.from) {
    const nothing = { departure: 0, arrival: 0, cents: 0, partyCents: 0, boats: 0 };
    go(port, question.departFrom, nothing, undefined, [port]);
  }
  return ways;
}

/** Values of the ways that no other way dominates, sorted and without duplicates. */
export function paretoValues(ways: readonly Way[]): string[] {
  const beaten = (a: Way) =>
    ways.some(
      (b) =>
        b.departure >= a.departure &&
        b.arrival <= a.arrival &&
        b.transfers <= a.transfers &&
        b.cents <= a.cents &&
        b.partyCents <= a.partyCents &&
        valueText(a) !== valueText(b),
    );
  return [...new Set(ways.filter((way) => !beaten(way)).map(valueText))].sort();
}

export function valueText({ departure, arrival, transfers, cents, partyCents }: Way): string {
  return `${departure}-${arrival} x${transfers} ${cents} ${partyCents}`;
}
