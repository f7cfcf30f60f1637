import type { Fare, FerryFeed, GtfsTrip, Port, PortCall, RoadTransfer, Station } from '../types.ts';

/** The port that a stop of a feed has become, and the place it belongs to. */
export interface Renamed {
  readonly port: Port;
  readonly station: Station;
  /** One of ours: its names and position hold, and several stops may have become it. */
  readonly isKnown: boolean;
}

/**
 * The same feed under other ids of ports. Stops that have become one port are one from then on: between two of them
 * it takes as long as the feed said, and of two fares the lower one is kept.
 */
export function renamePorts(feed: FerryFeed, renamed: ReadonlyMap<string, Renamed>): FerryFeed {
  const idOf = (id: string) => renamed.get(id)?.port.id ?? id;
  const ports = new Map<string, Port>();
  const stations = new Map<string, Station & { portIds: string[] }>();
  for (const { id, minTransferMinutes } of feed.ports) {
    const { port, station } = renamed.get(id) ?? {};
    if (!port || !station) continue;
    const known = ports.get(port.id);
    const within = feed.transfers.filter(
      ({ from, to }) => idOf(from) === port.id && idOf(to) === port.id,
    );
    const minutes = [minTransferMinutes, ...within.map((road) => road.minutes)];
    const longest = Math.max(known?.minTransferMinutes ?? 0, ...minutes);
    ports.set(port.id, { ...port, stationId: station.id, minTransferMinutes: longest });
    const place = stations.get(station.id) ?? { ...station, portIds: [] };
    stations.set(station.id, place);
    if (!known) place.portIds.push(port.id);
  }
  return {
    ...feed,
    ports: [...ports.values()],
    stations: [...stations.values()],
    stopIds: new Map([...renamed].map(([id, { port }]) => [id, port.id])),
    trips: feed.trips.map((trip) => tripAt(trip, idOf)),
    transfers: roadsBetween(feed.transfers, idOf),
    fares: lowest(feed.fares, idOf, () => ''),
    vehicleFares: lowest(feed.vehicleFares, idOf, ({ vehicle }) => vehicle),
    ...(feed.tariffs
      ? {
          tariffs: feed.tariffs.map((tariff) => ({
            ...tariff,
            fares: lowest(tariff.fares, idOf, () => ''),
          })),
        }
      : {}),
  };
}

/** A boat that shifts from one quay to the next of a port calls there once. */
function tripAt(trip: GtfsTrip, idOf: (id: string) => string): GtfsTrip {
  const calls: PortCall[] = [];
  /** Where each call of the feed has gone. */
  const places: number[] = [];
  for (const call of trip.calls) {
    const last = calls.at(-1);
    const portId = idOf(call.portId);
    if (last?.portId === portId) {
      calls[calls.length - 1] = {
        ...last,
        departure: call.departure,
        boards: last.boards || call.boards,
        alights: last.alights || call.alights,
      };
    } else {
      calls.push({ ...call, portId });
    }
    places.push(calls.length - 1);
  }
  const parts = trip.parts?.map((part) => ({ ...part, firstCall: places[part.firstCall] ?? 0 }));
  return { ...trip, calls, ...(parts ? { parts } : {}) };
}

function roadsBetween(roads: readonly RoadTransfer[], idOf: (id: string) => string) {
  const shortest = new Map<string, RoadTransfer>();
  for (const road of roads) {
    const [from, to] = [idOf(road.from), idOf(road.to)];
    const key = `${from}\n${to}`;
    const known = shortest.get(key);
    if (from === to || (known && known.minutes <= road.minutes)) continue;
    shortest.set(key, { ...road, from, to });
  }
  return [...shortest.values()];
}

function lowest<T extends Fare>(
  fares: readonly T[],
  idOf: (id: string) => string,
  beside: (fare: T) => string,
): T[] {
  const cheapest = new Map<string, T>();
  for (const fare of fares) {
    const [from, to] = [idOf(fare.from), idOf(fare.to)];
    const key = [fare.lineId, from, to, beside(fare)].join('\n');
    const known = cheapest.get(key);
    if (from === to || (known && known.cents <= fare.cents)) continue;
    cheapest.set(key, { ...fare, from, to });
  }
  return [...cheapest.values()];
}
