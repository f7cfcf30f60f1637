import type { FerryFeed } from '../../../timetable/types.ts';
import type { PlanRequest } from '../../problem/request.ts';
import {
  allBoats,
  type Boat,
  boardingsByPort,
  eveningLeft,
  eveningReached,
  localInstant,
  portsOf,
  roadsOf,
} from './all-boats.ts';

/** True if some way from the island that leaves after an instant still catches the flight. */
export function catchesFlight(
  feed: FerryFeed,
  request: PlanRequest,
  island: string,
  after: number,
): boolean {
  const { flight } = request;
  if (!flight) return true;
  const roads = roadsOf(feed, { airport: flight.airport });
  const endBy = localInstant(flight.departure) - (flight.bufferMinutes ?? 180);
  const boardings = boardingsByPort(allBoats(feed, request));
  const ports = new Map(feed.ports.map((port) => [port.id, port]));
  function go(
    port: string,
    ready: number,
    since: number | undefined,
    latest: number,
    used: readonly Boat[],
  ): boolean {
    if (used.length === 4) return false;
    return (boardings.get(port) ?? []).some(({ boat, call }) => {
      const departure = boat.calls[call]?.departure ?? 0;
      if (boat === used.at(-1) || departure < ready) return false;
      if (since !== undefined && departure - since > 840) return false;
      const by = since === undefined ? eveningLeft(departure) + 1 : latest;
      return boat.calls.slice(call + 1).some((alight) => {
        const reached = ports.get(alight.portId);
        if (!alight.alights || reached?.stationId === island) return false;
        if (eveningReached(alight.arrival) > by) return false;
        const road = roads.get(alight.portId);
        if (road !== undefined && alight.arrival + road <= endBy) return true;
        const next = [...used, boat];
        const stay = reached?.minTransferMinutes ?? 0;
        return (
          go(alight.portId, alight.arrival + stay, alight.arrival, by, next) ||
          feed.transfers.some(
            ({ from, to, minutes }) =>
              from === alight.portId &&
              ports.get(to)?.stationId !== island &&
              go(to, alight.arrival + minutes, alight.arrival, by, next),
          )
        );
      });
    });
  }
  return portsOf(feed, island).some((port) => go(port, after + 1, undefined, 0, []));
}
