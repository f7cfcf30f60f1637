import {
  type Fare,
  type FerryFeed,
  feedCalls,
  type GtfsTrip,
  type Port,
  type PortCall,
  type RoadTransfer,
  type Station,
} from '../types.ts';
import { joinAccess } from './booking-rules.ts';
import type { Faults } from './faults.ts';
import {
  defaultTransferMinutes,
  doubtfulTransferMinutes,
  forbiddenTransferMinutes,
} from './settings.ts';

/** Port and place to which a stop of a feed is matched. */
export interface Renamed {
  readonly port: Port;
  readonly station: Station;
  /**
   * True for one of our ports: its name and position apply, and several stops may be matched to it.
   */
  readonly isKnown: boolean;
}

/**
 * Replaces the ids of ports in a feed. Stops matched to the same port are merged: the feed's
 * transfer times between them apply within the port, and of two fares the lower one is kept.
 *
 * A port has one transfer time, whichever quays the boats use. It is the longest between two of its
 * quays in the feed, so that no connection is too short. Changing is forbidden if it is between and
 * at all quays. If it is forbidden between some, it takes three hours, with a fault.
 *
 * @param forbidden pairs of stops, as `from\nto`
 */
export function renamePorts(
  feed: FerryFeed,
  renamed: ReadonlyMap<string, Renamed>,
  forbidden: ReadonlySet<string>,
  faults: Faults,
): FerryFeed {
  const idOf = (id: string) => renamed.get(id)?.port.id ?? id;
  const ports = new Map<string, Port>();
  const stations = new Map<string, Station & { portIds: string[] }>();
  const quays = new Map<string, number>();
  const longest = new Map<string, number>();
  const atLeast = (portId: string, minutes: number) => {
    if (minutes >= forbiddenTransferMinutes) return;
    longest.set(portId, Math.max(longest.get(portId) ?? 0, minutes));
  };
  for (const { id, minTransferMinutes } of feed.ports) {
    const portId = idOf(id);
    quays.set(portId, (quays.get(portId) ?? 0) + 1);
    atLeast(portId, minTransferMinutes);
  }
  for (const { from, to, minutes } of feed.transfers) {
    if (idOf(from) === idOf(to)) atLeast(idOf(from), minutes);
  }
  const forbiddenIn = new Map<string, string[]>();
  for (const pair of forbidden) {
    const [from = '', to = ''] = pair.split('\n');
    const portId = idOf(from);
    if (portId !== idOf(to)) continue;
    const pairs = forbiddenIn.get(portId) ?? [];
    forbiddenIn.set(portId, pairs);
    pairs.push(`“${from}” to “${to}”`);
  }
  const minutesOf = (portId: string) => {
    const count = quays.get(portId) ?? 0;
    const pairs = forbiddenIn.get(portId) ?? [];
    if (pairs.length >= count * count) return forbiddenTransferMinutes;
    const known = longest.get(portId) ?? defaultTransferMinutes;
    return pairs.length > 0 ? Math.max(known, doubtfulTransferMinutes) : known;
  };
  for (const { id } of feed.ports) {
    const { port, station } = renamed.get(id) ?? {};
    if (!port || !station) continue;
    const isKnown = ports.has(port.id);
    const minTransferMinutes = minutesOf(port.id);
    ports.set(port.id, { ...port, stationId: station.id, minTransferMinutes });
    const place = stations.get(station.id) ?? { ...station, portIds: [] };
    stations.set(station.id, place);
    if (!isKnown) place.portIds.push(port.id);
  }
  for (const [portId, pairs] of forbiddenIn) {
    const minutes = minutesOf(portId);
    if (minutes === forbiddenTransferMinutes) continue;
    const message = `no change from ${pairs[0]}, and others in “${portId}” are allowed: each takes ${minutes} minutes`;
    faults.add('transfers.txt', message, undefined, 'transfer_type');
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

/**
 * Merges calls at several quays of one port and keeps their original stops for realtime messages.
 */
function tripAt(trip: GtfsTrip, idOf: (id: string) => string): GtfsTrip {
  const joined: PortCall[] = [];
  const places: number[] = [];
  for (const call of trip.calls) {
    const last = joined.at(-1);
    const { portId: stopId, ...times } = call;
    const portId = idOf(stopId);
    if (last?.portId !== portId) joined.push({ ...times, portId });
    else {
      const before = trip.calls[places.length - 1] ?? call;
      joined[joined.length - 1] = {
        ...joinAccess(last, call),
        departure: call.departure,
        stops: [...(last.stops ?? feedCalls(before)), ...feedCalls(call)],
      };
    }
    places.push(joined.length - 1);
  }
  const parts = trip.parts?.map((part) => ({
    ...part,
    firstCall: places[part.firstCall] ?? part.firstCall,
  }));
  return { ...trip, calls: joined, ...(parts ? { parts } : {}) };
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
