import 'server-only';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { stopOf, transferById, waysToTown } from '../transfers/queries';
import type { Fare, Transfer } from '../transfers/schema';
import { airlines } from './data/airlines';
import { airports } from './data/airports';
import { onward } from './data/onward';
import { flightSources } from './data/sources';
import type { Airline, Airport, FlightSource, Onward } from './schema';

/** The six airports of the Cyclades, busiest first, and Athens last. */
export function allAirports(): Airport[] {
  return airports.map((airport) => {
    const { name, position } = stopOf(airport.stop);
    return { ...airport, name, position };
  });
}

/** The airport of an island; undefined without one (then {@link onwardTo} lists airports nearby). */
export function airportOf(island: IslandSlug): Airport | undefined {
  return allAirports().find((airport) => airport.island === island);
}

/** Airports for an island without one of its own, best first; empty for an island with an airport. */
export function onwardTo(island: IslandSlug): Onward[] {
  return onward.filter((way) => way.island === island);
}

/** All airlines by id, those with flights within Greece first. */
export function allAirlines(): readonly (Airline & { readonly id: string })[] {
  return Object.entries(airlines).map(([id, airline]) => ({ id, ...airline }));
}

/** Sources of a record, in its order. */
export function flightSourcesOf({ sources }: { sources: readonly string[] }): FlightSource[] {
  return sources.flatMap((id) => flightSources[id as keyof typeof flightSources] ?? []);
}

/** A part of the way by air, from the centre of Athens to the island's main town. */
export interface FlightPart {
  readonly kind: 'to-airport' | 'before-flight' | 'flight' | 'baggage' | 'to-town';
  /** Shortest and longest. */
  readonly minutes: readonly [number, number];
  /** Null when it is free or unknown: {@link FlightPart.transfer} tells which. */
  readonly price: Fare | null;
  readonly transfer: Transfer | null;
  readonly isEstimate: boolean;
}

/** By metro, from Syntagma. */
const toAthensAirport = 'athens-to-athens-airport-by-metro';

/** Minutes from the metro station to departure on a domestic flight with checked baggage; our estimate. */
const beforeFlight = [75, 90] as const;

/** Time from the aircraft to the taxi, with baggage reclaim; our estimate. */
const baggage = [10, 25] as const;

const waiting = (kind: FlightPart['kind'], minutes: readonly [number, number]): FlightPart => ({
  kind,
  minutes,
  price: null,
  transfer: null,
  isEstimate: true,
});

const riding = (kind: FlightPart['kind'], transfer: Transfer): FlightPart => ({
  kind,
  minutes: transfer.minutes,
  price: transfer.price,
  transfer,
  isEstimate: transfer.isEstimate,
});

/**
 * Returns the parts of the journey by air from Syntagma to the main town of an island. Prefers a taxi on the island,
 * which runs at any hour. Undefined for an island without an airport.
 */
export function flightParts(island: IslandSlug): FlightPart[] | undefined {
  const airport = airportOf(island);
  const toAirport = transferById(toAthensAirport);
  if (!airport?.fromAthens || !toAirport) return undefined;
  const ways = waysToTown(island, airport.stop);
  const toTown = ways.find(({ kind }) => kind === 'taxi') ?? ways[0];
  if (!toTown) return undefined;
  const { minutes, fare, isEstimate } = airport.fromAthens;
  return [
    riding('to-airport', toAirport),
    waiting('before-flight', beforeFlight),
    { kind: 'flight', minutes, price: fare, transfer: null, isEstimate },
    waiting('baggage', baggage),
    riding('to-town', toTown),
  ];
}
