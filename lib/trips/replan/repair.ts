import { formatClock } from '@/lib/foundation/time/athens';
import { leavingDay } from '@/lib/foundation/time/nights';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { placesOfGateway } from '@/lib/trips/saved-trips/boats';
import { legDay, setLeg, withFittingLegs } from '@/lib/trips/saved-trips/rules';
import type { TripDocument, TripLeg } from '@/lib/trips/saved-trips/types';
import {
  arrivalOf,
  type BoatsOfDay,
  departureOf,
  isLastOfDay,
  nightsOnBoard,
  type Sailings,
} from './boats-of-day';
import { movesAt } from './moves';

/** Data for the repair of one trip. */
export interface Repair {
  readonly network: FerryNetwork;
  readonly boats: BoatsOfDay;
  /** True for a leg whose boats no longer work. */
  readonly isBroken: (leg: TripLeg) => boolean;
  /** Leg at which the repair begins, and the earliest departure of its boat. */
  readonly position: number;
  readonly readyAt: EpochMinutes;
  /** Day of the flight that ends the trip; undefined without one. */
  readonly flightDay: IsoDate | undefined;
}

/** Boats of a day that are compared, and ways at which other days are no longer searched. */
const most = 3;
const mostFound = 16;
/** Minutes of distance for which a further boat counts. */
const minutesPerChange = 180;
/** Minutes beforehand that one has to know of a boat of an earlier day. */
const notice = 12 * 60;

/** Gives the leg that no longer works other boats of its day, and so each one after it that no longer fits. */
export function onItsDay(trip: TripDocument, repair: Repair): TripDocument[] {
  const { position } = repair;
  return nearestAndCheapest(choices(trip, position, repair)).flatMap((sailings) =>
    filled(setLeg(trip, position, sailings), position + 1, repair),
  );
}

/** Gives it boats of other days, or leaves its island out. */
export function onOtherDays(trip: TripDocument, repair: Repair, known: number): TripDocument[] {
  const found: TripDocument[] = [];
  for (const moved of movesAt(trip, repair.position)) {
    if (known + found.length >= mostFound) break;
    found.push(...filled(moved, repair.position, repair));
  }
  return found;
}

/** The first choices of a day, of which the last one gives way to the cheapest: a fast boat may cost twice as much. */
function nearestAndCheapest(all: readonly Sailings[]): readonly Sailings[] {
  const fareOf = (boats: Sailings) =>
    boats.reduce((sum, { cents }) => sum + (cents ?? Number.POSITIVE_INFINITY), 0);
  const first = all.slice(0, most - 1);
  const rest = all.slice(most - 1);
  const [cheapest] = all.toSorted((one, other) => fareOf(one) - fareOf(other) || 0);
  return [...first, ...(cheapest && !first.includes(cheapest) ? [cheapest] : rest.slice(0, 1))];
}

/**
 * Fills the legs of a trip from a position on. A leg after the first that gets no boat may move once more; empty
 * if a boat is missing then.
 */
function filled(trip: TripDocument, from: number, repair: Repair, mayMove = true): TripDocument[] {
  let current = trip;
  for (let position = from; position <= current.stops.length; position += 1) {
    if (fits(current, position, repair)) continue;
    const [best] = choices(current, position, repair);
    if (best) current = setLeg(current, position, best);
    else if (!mayMove || position === repair.position) return [];
    else {
      const before = current;
      for (const moved of movesAt(before, position)) {
        const [found] = filled(moved, position, repair, false);
        if (found) return [found];
      }
      return [];
    }
  }
  return [current];
}

/** True for a leg without boats, and for one whose boats still leave on their day and are not broken. */
function fits(trip: TripDocument, position: number, { network, isBroken }: Repair): boolean {
  const leg = trip.legs.find((one) => one.position === position);
  if (!leg) return true;
  if (isBroken(leg)) return false;
  const { document } = withFittingLegs(
    trip,
    (port) => network.ports.get(port)?.stationId,
    (gateway) => placesOfGateway(network, gateway),
  );
  return document.legs.includes(leg) && departureOf(leg.sailings) >= arrivedBefore(trip, position);
}

const arrivedBefore = ({ legs }: TripDocument, position: number): EpochMinutes => {
  const before = legs.find((leg) => leg.position === position - 1);
  return before ? arrivalOf(before.sailings) : 0;
};

/** Boats for a leg on its day, those nearest to its old time first; the last one before a flight comes last. */
function choices(trip: TripDocument, position: number, repair: Repair): readonly Sailings[] {
  const { stops, startGateway, endGateway, legs } = trip;
  const date = legDay(trip, position);
  const from = position === 0 ? startGateway : (stops[position - 1]?.island ?? null);
  const to = stops[position]?.island ?? (position === stops.length ? endGateway : null);
  const old = legs.find((leg) => leg.position === position)?.sailings ?? [];
  if (!date || !from || !to) return [];
  const nights = oldNights(old);
  const isEarlier = old.length > 0 && date < leavingDay(departureOf(old));
  const earliest = Math.max(
    arrivedBefore(trip, position),
    position === repair.position ? repair.readyAt : 0,
    isEarlier ? repair.readyAt + notice : 0,
  );
  const all = repair
    .boats(from, to, date)
    .filter((boats) => departureOf(boats) >= earliest && nightsOnBoard(boats, date) === nights);
  const isLast = (boats: Sailings) =>
    position === stops.length &&
    date === repair.flightDay &&
    isLastOfDay(all, departureOf(boats), date);
  const rank = (boats: Sailings) =>
    Number(isLast(boats)) * 100_000 + distance(old, boats) + (boats.length - 1) * minutesPerChange;
  return all
    .map((boats) => ({ boats, rank: rank(boats) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ boats }) => boats);
}

const oldNights = (old: Sailings): number =>
  old.length > 0 ? nightsOnBoard(old, leavingDay(departureOf(old))) : 0;

/** Minutes between the times of day at which two journeys leave. */
function distance(one: Sailings, other: Sailings): number {
  const minutes = (boats: Sailings) => {
    const [hours = 0, rest = 0] = formatClock(departureOf(boats)).split(':').map(Number);
    return hours * 60 + rest;
  };
  return Math.abs(minutes(one) - minutes(other));
}
