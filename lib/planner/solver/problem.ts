import { type Day, dayOf, minutesPerDay } from '../../time/days.ts';
import type { Instant } from '../../time/types.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { legCosts } from './leg-costs.ts';
import { type LegEnds, legEnds } from './leg-ends.ts';
import type { LegScan } from './leg-scan.ts';
import type { Pricing } from './pricing.ts';
import { scanMemory } from './scan-memory.ts';
import type { PlanRequest } from './types.ts';
import { preferredNights } from './weights.ts';
import { type SailingWindow, windowOf } from './window.ts';

/** A scan with what is needed to read its rides. */
export interface ScannedLegs {
  readonly window: SailingWindow;
  readonly scan: LegScan;
}

/** A locked leg by numbers. */
export interface Lock {
  readonly from: number;
  readonly to: number;
  readonly day: number;
  readonly boats: readonly number[] | undefined;
}

/**
 * A request with all it costs to go from anywhere to anywhere on any day. Islands are numbered as in the
 * request; as a place to leave from, `islands` is the start; as a place to reach, it is the end.
 */
export interface Problem {
  readonly timetable: Timetable;
  readonly request: PlanRequest;
  readonly pricing: Pricing;
  readonly ends: LegEnds;
  readonly islands: number;
  readonly firstDay: Day;
  readonly days: number;
  readonly requiredMask: number;
  readonly locks: readonly Lock[];
  /**
   * Cost of the leg that leaves on a day, `((from * (islands + 1) + to) * 2 + nightsOnTheWay) * days + day`,
   * with idle days at either end; infinite where there is none or a lock forbids it.
   */
  readonly legCost: Float64Array;
  /** False where the time was up before all legs were known: those that are not are infinite. */
  readonly complete: boolean;
  /** By island: cost of each number of nights up to the most, infinite below the fewest. */
  readonly stayCosts: readonly Float64Array[];
  /** Day of the flight since `firstDay`, where there is one. */
  readonly flightDay: number | undefined;
  /** Latest instant at the end gateway that still catches the flight. */
  readonly endBy: Instant | undefined;
  /** The scan behind a leg's cost. */
  scannedLegs(from: number, day: number, change?: ScanChange): ScannedLegs;
}

export interface ScanChange {
  /** Only boats that leave at or after this instant. */
  readonly departFrom?: Instant;
  /** Any boats, even where a lock names them. */
  readonly unlocked?: boolean;
}

/** The request must have passed {@link validate}. */
export function problemOf(
  timetable: Timetable,
  request: PlanRequest,
  isOver: () => boolean,
): Problem {
  const { feed, clock } = timetable;
  const islands = request.islands.length;
  const firstDay = dayOf(request.firstDay);
  const memory = scanMemory(timetable, request);
  const { pricing, placeOf } = memory;
  const ends = legEnds(timetable, request, placeOf);
  const targets = { count: feed.stations.length + 1, placeOf, endRoad: ends.endRoad };
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

  function scannedLegs(from: number, day: number, change: ScanChange = {}): ScannedLegs {
    const window = windowOf(timetable, firstDay + day);
    const origin = clock.origin(firstDay + day);
    const boats = change.unlocked
      ? undefined
      : locks.find((lock) => lock.from === from && lock.day === day)?.boats;
    const rest = flight ? flight.endBy - origin : Infinity;
    const query = {
      startRoad: ends.startRoads[from] as Int32Array,
      departFrom: change.departFrom === undefined ? -Infinity : change.departFrom - origin,
      // So late that it bars nothing: days that only differ in it share their scans.
      endBy: rest >= window.end + minutesPerDay ? Infinity : rest,
      boats,
    };
    const scan = memory.scan(ends.sourceKeys[from] as string, targets, window, query);
    return { window, scan };
  }

  let requiredMask = 0;
  request.islands.forEach(({ required }, index) => {
    const named = locks.some((lock) => lock.from === index || lock.to === index);
    if (required || named) requiredMask += 2 ** index;
  });
  const known = {
    timetable,
    request,
    pricing,
    ends,
    islands,
    firstDay,
    days,
    requiredMask,
    locks,
    stayCosts: request.islands.map(({ minNights, maxNights }) => {
      const preferred = preferredNights(request.wishes.pace, minNights, maxNights);
      return Float64Array.from({ length: maxNights + 1 }, (_, nights) =>
        nights < minNights ? Infinity : Math.abs(nights - preferred) * pricing.weights.nightOff,
      );
    }),
    flightDay,
    endBy: flight?.endBy,
    scannedLegs,
  };
  return { ...known, ...legCosts(known, isOver) };
}

function flightOf({ clock }: Timetable, { flight }: PlanRequest) {
  if (!flight) return undefined;
  const day = dayOf(flight.departure.slice(0, 10));
  const [hours = 0, minutes = 0] = flight.departure.slice(11, 16).split(':').map(Number);
  const departure = clock.origin(day) + hours * 60 + minutes;
  return { departure, endBy: departure - (flight.bufferMinutes ?? 180) };
}
