import { dayOf } from '../../../foundation/time/days.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { legCosts } from './leg-costs.ts';
import { legEnds } from './leg-ends.ts';
import { legScans } from './leg-scans.ts';
import type { Lock, Problem } from './problem.ts';
import type { PlanRequest } from './request.ts';
import { scanMemory } from './scan-memory.ts';
import { preferredNights } from './weights.ts';

/** Builds the problem of a request that has passed {@link validate}. */
export function problemOf(
  timetable: Timetable,
  request: PlanRequest,
  isOver: () => boolean,
): Problem {
  const { feed, clock } = timetable;
  const islands = request.islands.length;
  const firstDay = dayOf(request.firstDay);
  const memory = scanMemory(timetable, request);
  const { pricing } = memory;
  const ends = legEnds(timetable, request, memory.placeOf);
  const flight = flightOf(timetable, request);
  const flightDay = flight && clock.dayAt(flight.departure) - firstDay;
  const days = Math.min(dayOf(request.lastDay) - firstDay, flightDay ?? Infinity) + 1;
  const number = (slug: string) => request.islands.findIndex(({ island }) => island === slug);
  const locks = request.locks.map(
    (lock): Lock => ({
      from: lock.from === 'start' ? islands : number(lock.from),
      to: lock.to === 'end' ? islands : number(lock.to),
      day: dayOf(lock.date) - firstDay,
      boats: lock.tripIds?.map((id) => feed.trips.findIndex((trip) => trip.id === id)),
    }),
  );

  const legs = legScans(timetable, request, {
    memory,
    ends,
    firstDay,
    flightBy: flight?.endBy,
    lockedBoats: (from, day) => locks.find((lock) => lock.from === from && lock.day === day)?.boats,
  });

  const known = {
    timetable,
    request,
    pricing,
    ends,
    islands,
    firstDay,
    days,
    requiredMask: requiredOf(request, locks),
    locks,
    stayCosts: request.islands.map(({ minNights, maxNights }) => {
      const preferred = preferredNights(request.wishes.pace, minNights, maxNights);
      return Float64Array.from({ length: maxNights + 1 }, (_, nights) =>
        nights < minNights ? Infinity : Math.abs(nights - preferred) * pricing.weights.nightOff,
      );
    }),
    flightDay,
    endBy: flight?.endBy,
    placeOf: memory.placeOf,
    ...legs,
  };
  return { ...known, ...legCosts(known, isOver) };
}

/** Bit mask of the islands that the request requires or its locks name. */
function requiredOf({ islands }: PlanRequest, locks: readonly Lock[]): number {
  return islands.reduce((mask, { required }, index) => {
    const named = locks.some((lock) => lock.from === index || lock.to === index);
    return required || named ? mask + 2 ** index : mask;
  }, 0);
}

function flightOf({ clock }: Timetable, { flight }: PlanRequest) {
  if (!flight) return undefined;
  const day = dayOf(flight.departure.slice(0, 10));
  const [hours = 0, minutes = 0] = flight.departure.slice(11, 16).split(':').map(Number);
  const departure = clock.origin(day) + hours * 60 + minutes;
  return { departure, endBy: departure - (flight.bufferMinutes ?? 180) };
}
