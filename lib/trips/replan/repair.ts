import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { leavingDay, nightUntil } from '@/lib/foundation/time/nights';
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
  /** Day of the flight that ends the trip, by which one has to be there; undefined without one. */
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
  const { usual, others } = choices(trip, position, repair);
  return [...nearestAndCheapest(usual), ...others.slice(0, 1)].flatMap((sailings) =>
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
    const { usual, others } = choices(current, position, repair);
    const best = usual[0] ?? others[0];
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

/** Boats for a leg on its day. */
interface Choices {
  /** Those that take as many nights as the old ones, nearest to their time first; the last one before a flight comes last. */
  readonly usual: readonly Sailings[];
  /** Night boats for a day boat, and day boats for a night boat: only on the way home, where no stop loses or gains a night. */
  readonly others: readonly Sailings[];
}

function choices(trip: TripDocument, position: number, repair: Repair): Choices {
  const { stops, startGateway, endGateway, legs } = trip;
  const { flightDay } = repair;
  const date = legDay(trip, position);
  const from = position === 0 ? startGateway : (stops[position - 1]?.island ?? null);
  const isHome = position === stops.length;
  const to = stops[position]?.island ?? (isHome ? endGateway : null);
  const old = legs.find((leg) => leg.position === position)?.sailings ?? [];
  if (!date || !from || !to) return { usual: [], others: [] };
  const nights = oldNights(old);
  const isEarlier = old.length > 0 && date < leavingDay(departureOf(old));
  const earliest = Math.max(
    arrivedBefore(trip, position),
    position === repair.position ? repair.readyAt : 0,
    isEarlier ? repair.readyAt + notice : 0,
  );
  const isInTime = (boats: Sailings) =>
    !isHome || flightDay === undefined || athensDate(arrivalOf(boats)) <= flightDay;
  const all = repair
    .boats(from, to, date)
    .filter((boats) => departureOf(boats) >= earliest && isInTime(boats));
  const isUsual = (boats: Sailings) => nightsOnBoard(boats, date) === nights;
  const usual = all.filter(isUsual);
  const isLast = (boats: Sailings) =>
    isHome &&
    athensDate(arrivalOf(boats)) === flightDay &&
    isLastOfDay(all, departureOf(boats), flightDay);
  const changes = (boats: Sailings) => (boats.length - 1) * minutesPerChange;
  return {
    usual: ordered(
      usual,
      (boats) => Number(isLast(boats)) * 100_000 + distance(old, boats) + changes(boats),
    ),
    others: isHome
      ? ordered(
          // A boat before 05:00 takes the night before from the last island.
          all.filter((boats) => !isUsual(boats) && leavingDay(departureOf(boats)) === date),
          (boats) => distance(old, boats, nightUntil) + changes(boats),
        )
      : [],
  };
}

const ordered = (all: readonly Sailings[], rank: (boats: Sailings) => number) =>
  all
    .map((boats) => ({ boats, rank: rank(boats) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ boats }) => boats);

const oldNights = (old: Sailings): number =>
  old.length > 0 ? nightsOnBoard(old, leavingDay(departureOf(old))) : 0;

/**
 * Minutes between the times of day at which two journeys leave.
 *
 * @param begin minute at which a day begins: later times of the night belong to the evening before
 */
function distance(one: Sailings, other: Sailings, begin = 0): number {
  const minutes = (boats: Sailings) => {
    const [hours = 0, rest = 0] = formatClock(departureOf(boats)).split(':').map(Number);
    const minute = hours * 60 + rest;
    return minute < begin ? minute + 24 * 60 : minute;
  };
  return Math.abs(minutes(one) - minutes(other));
}
