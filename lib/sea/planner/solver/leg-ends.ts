import type { Timetable } from '../../timetable/engine/timetable.ts';
import { airportPorts } from './gateways.ts';
import type { Gateway, PlanRequest } from './request.ts';
import { gatewayKey } from './scan-memory.ts';

/** Ends of the legs of a request: islands by number, followed by the gateways. */
export interface LegEnds {
  /** By island, then the start: road minutes to each port, -1 where a leg cannot start. */
  readonly startRoads: readonly Int32Array[];
  /** Keys of the entries in `startRoads`. */
  readonly sourceKeys: readonly string[];
  readonly endRoad: Int32Array;
  /** By island: number of its place among the places of the timetable. The end follows them. */
  readonly targets: Int32Array;
  /** True if gateway and island are the same place, so that no boat is needed. */
  isByLand(from: number, to: number): boolean;
}

export function legEnds(timetable: Timetable, request: PlanRequest, placeOf: Int32Array): LegEnds {
  const { stations } = timetable.feed;
  const islands = request.islands.length;
  const targets = Int32Array.from([
    ...request.islands.map(({ island }) => stations.findIndex(({ id }) => id === island)),
    stations.length,
  ]);
  const endRoad = gatewayRoads(timetable, request.end);
  const start = gatewayRoads(timetable, request.start);
  const touches = (gateway: Int32Array, island: number) =>
    gateway.some((road, port) => road >= 0 && placeOf[port] === targets[island]);
  const startIsland = request.islands.map((_, index) => touches(start, index));
  const endIsland = request.islands.map((_, index) => touches(endRoad, index));
  return {
    startRoads: [
      ...request.islands.map((_, index) =>
        placeOf.map((place) => (place === targets[index] ? 0 : -1)),
      ),
      start,
    ],
    sourceKeys: [...request.islands.map(({ island }) => island), gatewayKey(request.start)],
    endRoad,
    targets,
    isByLand: (from, to) =>
      (from === islands && startIsland[to] === true) ||
      (to === islands && endIsland[from] === true),
  };
}

/** Road minutes to each port of a gateway, -1 elsewhere. Skips ports that the timetable lacks. */
function gatewayRoads({ feed, ports }: Timetable, gateway: Gateway): Int32Array {
  const roads = new Int32Array(ports.count).fill(-1);
  const known = new Set(feed.ports.map(({ id }) => id));
  const reached = gateway.airport
    ? airportPorts[gateway.airport]
    : (feed.stations.find(({ id }) => id === gateway.place)?.portIds ?? []).map((port) => ({
        port,
        minutes: 0,
      }));
  for (const { port, minutes } of reached) {
    if (known.has(port)) roads[ports.indexOf(port)] = minutes;
  }
  return roads;
}
