import { dayOf } from '../../../../foundation/time/days.ts';
import type { Fare, FerryFeed, PortCall } from '../../../timetable/types.ts';
import type { PlanRequest } from '../../problem/request.ts';
import { longestCrossing, seaMinuteOf, seasickWait, weightsOf } from '../pricing.ts';
import {
  allBoats,
  type Boat,
  boardingsByPort,
  eveningLeft,
  eveningReached,
  localDay,
  localInstant,
  localMinute,
  portsOf,
  roadsOf,
} from './all-boats.ts';

/** Cost of leaving at a clock time, `HH:MM`. */
function earlyCost(clock: string, early: number): number {
  if (clock < '06:30') return 3 * early;
  return clock < '08:00' ? early : 0;
}

/** Cost of one leg by sea; infinite if there is none. `to` is a place or `end`. */
export type WayCost = (from: string, to: string, day: number, nights: number) => number;

const clockText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Costs of all legs of a request, found by trying every way of up to four boats. */
export function allWays(feed: FerryFeed, request: PlanRequest): WayCost {
  const { wishes, party, flight, restrictions = {} } = request;
  const { directOnly, leavesFrom = '00:00', leavesBefore = '24:00', maxWait = 840 } = restrictions;
  const { maxMinutes = Infinity, maxCents } = restrictions;
  const weights = weightsOf(wishes);
  const persons = party.adults + party.children;
  const boardings = boardingsByPort(allBoats(feed, request));
  const start = roadsOf(feed, request.start);
  const end = roadsOf(feed, request.end);
  const flightBy = flight
    ? localInstant(flight.departure) - (flight.bufferMinutes ?? 180)
    : Infinity;
  const { homeBy = '', landing = '' } = request;
  const endBy = Math.min(
    flightBy,
    homeBy ? localInstant(`${request.lastDay}T${homeBy}`) : Infinity,
  );
  const beginsAt = Math.max(
    request.notBefore ?? 0,
    landing ? localInstant(`${request.firstDay}T${landing}`) + (request.start.airport ? 60 : 0) : 0,
  );
  const isLateEnough = (departure: number) => {
    const clock = clockText(localMinute(departure));
    return clock < '05:00' || clock >= (request.lastBoatFrom ?? '');
  };
  const isInTime = (arrival: number) => localDay(arrival) <= dayOf(request.lastDay);
  const ports = new Map(feed.ports.map((port) => [port.id, port]));
  const placeOf = (port: string) => ports.get(port)?.stationId ?? port;
  const fareKey = (boat: Boat, from: string, to: string) => `${boat.lineId} ${from} ${to}`;
  const byLeg = (all: readonly Fare[]) =>
    new Map(all.map(({ lineId, from, to, cents }) => [`${lineId} ${from} ${to}`, cents]));
  const tariffOf = (who: string) =>
    feed.tariffs?.find(
      ({ rider, fareClass }) => rider === who && fareClass === (party.fareClass ?? ''),
    )?.fares ?? [];
  const fares = byLeg(party.fareClass ? tariffOf('adult') : feed.fares);
  const childFares = byLeg(tariffOf('child'));
  const vehicleFares = new Map(
    feed.vehicleFares.map(({ lineId, from, to, cents }) => [`${lineId} ${from} ${to}`, cents]),
  );

  function rideCost(boat: Boat, board: PortCall, alight: PortCall): number {
    const key = fareKey(boat, board.portId, alight.portId);
    const adult = fares.get(key);
    const vehicle = party.vehicle ? vehicleFares.get(key) : 0;
    const fare =
      adult !== undefined && vehicle !== undefined
        ? adult * party.adults +
          (childFares.get(key) ?? Math.round(adult / 2)) * party.children +
          vehicle
        : weights.unknownFare * persons;
    const minutes = alight.arrival - board.departure;
    const over = Math.max(0, minutes - longestCrossing[wishes.pace]);
    return (
      fare +
      persons * (minutes * seaMinuteOf(weights, wishes, boat.kind) + over * weights.longMinute)
    );
  }

  const memory = new Map<string, Map<string, number>>();
  function waysFrom(from: string, day: number): Map<string, number> {
    const known = memory.get(`${from} ${day}`);
    if (known) return known;
    const found = new Map<string, number>();
    const sources =
      from === 'start' ? start : new Map(portsOf(feed, from).map((port) => [port, 0]));
    const locked = request.locks.find((lock) => lock.from === from)?.tripIds;
    const note = (to: string, nights: number, cost: number) => {
      const key = `${to} ${nights}`;
      found.set(key, Math.min(cost, found.get(key) ?? Infinity));
    };
    function go(
      port: string,
      ready: number,
      since: number | undefined,
      cost: number,
      used: readonly Boat[],
      been: ReadonlySet<string>,
      begun = 0,
      spent = 0,
    ): void {
      if (used.length === (directOnly ? 1 : 4)) return;
      for (const { boat, call } of boardings.get(port) ?? []) {
        const board = boat.calls[call] as PortCall;
        if (boat === used.at(-1) || (locked && locked[used.length] !== boat.tripId)) continue;
        if (board.departure < ready) continue;
        const toPort = sources.get(port) ?? 0;
        if (since === undefined && board.departure < beginsAt + toPort) continue;
        if (since === undefined && eveningLeft(board.departure) !== day) continue;
        if (since !== undefined && board.departure - since > maxWait) continue;
        const least = wishes.seasick && !locked ? seasickWait : 0;
        if (since !== undefined && board.departure - since < least) continue;
        const clock = clockText(localMinute(board.departure));
        if (since === undefined && (clock < leavesFrom || clock >= leavesBefore)) continue;
        const before =
          since === undefined
            ? earlyCost(clock, weights.early) * persons
            : persons * (weights.transfer + (board.departure - since) * weights.waitMinute);
        const passed = new Set(been);
        for (const [index, alight] of boat.calls.entries()) {
          if (index <= call) continue;
          // No way visits a place twice or passes its start or its destination (ADR 64), except on
          // locked boats.
          const place = placeOf(alight.portId);
          const isElsewhere = place !== placeOf(boat.calls[index - 1]?.portId ?? '');
          const isBack = !locked && isElsewhere && used.length > 0 && been.has(place);
          const isPast = !locked && passed.has(place);
          const isPastEnd = !locked && [...end.keys()].some((port) => passed.has(placeOf(port)));
          const stays = locked || !alight.boards || !(sources.has(alight.portId) || isBack);
          if (alight.alights) passed.add(place);
          const getOff = () => {
            const nights = eveningReached(alight.arrival) - day;
            if (!alight.alights || sources.has(alight.portId) || nights > 1 || isBack) return;
            const began = since === undefined ? board.departure : begun;
            const adult = fares.get(fareKey(boat, board.portId, alight.portId)) ?? Infinity;
            if (alight.arrival - began > maxMinutes) return;
            if (maxCents !== undefined && spent + adult > maxCents) return;
            const total = cost + before + rideCost(boat, board, alight);
            const minute = localMinute(alight.arrival);
            const late = minute >= 1320 || minute < 300 ? weights.late * persons : 0;
            const reached = ports.get(alight.portId);
            if (!locked || locked.length === used.length + 1) {
              if (!isPast) note(reached?.stationId ?? '', nights, total + late);
              const road = end.get(alight.portId);
              if (
                road !== undefined &&
                !isPastEnd &&
                alight.arrival + road <= endBy &&
                isLateEnough(began) &&
                isInTime(alight.arrival)
              ) {
                note('end', nights, total + late + road * weights.roadMinute * persons);
              }
            }
            const next = [...used, boat];
            const stay = reached?.minTransferMinutes ?? 0;
            go(
              alight.portId,
              alight.arrival + stay,
              alight.arrival,
              total,
              next,
              new Set(passed),
              began,
              spent + adult,
            );
            for (const { from: left, to, minutes } of feed.transfers) {
              if (left === alight.portId && !sources.has(to)) {
                const over = placeOf(to);
                if (!locked && over !== place && passed.has(over)) continue;
                const since = new Set(passed).add(over);
                go(
                  to,
                  alight.arrival + minutes,
                  alight.arrival,
                  total,
                  next,
                  since,
                  began,
                  spent + adult,
                );
              }
            }
          };
          getOff();
          if (!stays) break;
        }
      }
    }
    for (const [port, road] of sources) {
      const here = new Set([placeOf(port)]);
      go(port, -Infinity, undefined, road * weights.roadMinute * persons, [], here);
    }
    memory.set(`${from} ${day}`, found);
    return found;
  }

  return (from, to, day, nights) => waysFrom(from, day).get(`${to} ${nights}`) ?? Infinity;
}
