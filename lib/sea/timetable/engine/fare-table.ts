import type { Fare, FerryFeed, Vehicle } from '../types.ts';
import type { TripTable } from './trip-table.ts';

/** Marks a missing fare in the fare arrays. */
export const unknownFare = -1;

/**
 * Adult fares by trip, boarding call and alighting call. Trips of a line with the same ports share
 * one matrix. The fare of trip `t` from its `i`th call to its `j`th is `cents[base[t] + i * calls +
 * j]`, where `calls` is the number of calls of the trip.
 */
export interface FareTable {
  readonly base: Int32Array;
  readonly cents: Int32Array;
}

export function compileFares(feed: FerryFeed, trips: TripTable): FareTable {
  const perLine = cheapestFares(feed.fares);
  const base = new Int32Array(trips.count);
  const squares = new Map<string, number>();
  const cents: number[] = [];
  feed.trips.forEach((trip, index) => {
    const ports = trip.calls.map((call) => call.portId);
    const key = `${trip.lineId} ${ports.join(' ')}`;
    let start = squares.get(key);
    if (start === undefined) {
      start = cents.length;
      squares.set(key, start);
      const line = perLine.get(trip.lineId);
      for (const from of ports) {
        const fromHere = line?.get(from);
        for (const to of ports) cents.push(fromHere?.get(to) ?? unknownFare);
      }
    }
    base[index] = start;
  });
  return { base, cents: Int32Array.from(cents) };
}

/** Lowest fare in cents by line, origin and destination. */
function cheapestFares(fares: readonly Fare[]): Map<string, Map<string, Map<string, number>>> {
  const perLine = new Map<string, Map<string, Map<string, number>>>();
  for (const { lineId, from, to, cents } of fares) {
    const line = perLine.get(lineId) ?? new Map<string, Map<string, number>>();
    perLine.set(lineId, line);
    const fromHere = line.get(from) ?? new Map<string, number>();
    line.set(from, fromHere);
    fromHere.set(to, Math.min(cents, fromHere.get(to) ?? Number.POSITIVE_INFINITY));
  }
  return perLine;
}

const keptByTable = new WeakMap<Int32Array, Map<Vehicle, Int32Array>>();

/** Vehicle fares with the indices of the adult fares; `unknownFare` if the feed has none. */
export function vehicleCentsOf(feed: FerryFeed, fares: FareTable, vehicle: Vehicle): Int32Array {
  const kept = keptByTable.get(fares.base) ?? new Map<Vehicle, Int32Array>();
  keptByTable.set(fares.base, kept);
  const known = kept.get(vehicle);
  if (known) return known;
  const cents = centsByIndex(
    feed,
    fares,
    feed.vehicleFares.filter((fare) => fare.vehicle === vehicle),
  );
  kept.set(vehicle, cents);
  return cents;
}

/**
 * Converts fares to an array with the indices of the adult fares; `unknownFare` for missing ones.
 */
export function centsByIndex(feed: FerryFeed, fares: FareTable, of: readonly Fare[]): Int32Array {
  const perLine = cheapestFares(of);
  const cents = new Int32Array(fares.cents.length).fill(unknownFare);
  feed.trips.forEach(({ lineId, calls }, trip) => {
    const base = fares.base[trip] as number;
    const line = perLine.get(lineId);
    calls.forEach(({ portId }, board) => {
      const fromHere = line?.get(portId);
      calls.forEach((to, alight) => {
        const fare = fromHere?.get(to.portId);
        if (fare !== undefined) cents[base + board * calls.length + alight] = fare;
      });
    });
  });
  return cents;
}
