import { addDays } from '@/lib/foundation/time/days';
import { readGateway } from '@/lib/sea/planner/plan-request/entries';
import { removeStop, setLeg, setNights } from '@/lib/trips/saved-trips/rules';
import type { TripDocument } from '@/lib/trips/saved-trips/types';

/** Days by which a boat may be taken earlier or later: a ship may be out of service for a week. */
const shifts = [1, -1, 2, -2, 3, 4, 5, 6, 7] as const;
/** Stops after the boat that may give the nights back, the nearest first. */
const mostGiving = 3;

/** True for a trip whose end is an airport: its day is that of a flight. */
export const endsByFlight = ({ endGateway }: Pick<TripDocument, 'endGateway'>): boolean =>
  endGateway !== null && readGateway(endGateway).airport !== undefined;

/**
 * Changes of nights after which the boat of a leg leaves on another day, or its island is left out.
 * Boats stay as they are, so those of other days no longer fit. Small changes come first.
 */
export function movesAt(trip: TripDocument, position: number): TripDocument[] {
  return [
    ...withoutIsland(trip, position),
    ...shifts.flatMap((days) => [
      ...shifted(trip, position, days),
      ...(days > 0 ? withoutIslandLater(trip, position, days) : []),
    ]),
  ];
}

/** The boat some days later or earlier; a later stop gives the nights, or the trip ends on another day. */
function shifted(trip: TripDocument, position: number, days: number): TripDocument[] {
  const moved = withLeave(trip, position, days);
  if (!moved) return [];
  const giving = trip.stops
    .slice(position, position + mostGiving)
    .filter(({ nights }) => nights > 0 && nights - days > 0)
    .map(({ id, nights }) => setNights(moved, id, nights - days));
  const mayEndThen = days < 0 || !endsByFlight(trip);
  return mayEndThen ? [...giving, moved] : giving;
}

/** The trip whose leg leaves some days later; undefined if that would leave an island without a night. */
function withLeave(trip: TripDocument, position: number, days: number): TripDocument | undefined {
  const { startDate } = trip;
  if (position === 0)
    return startDate ? { ...trip, startDate: addDays(startDate, days) } : undefined;
  const stop = trip.stops[position - 1];
  // Only a stop at which one changes boats may go without a night.
  if (!stop || stop.nights + days < Math.min(1, stop.nights)) return undefined;
  return setNights(trip, stop.id, stop.nights + days);
}

/** The trip without the island that the leg leads to, and its nights at the stop before or after it. */
function withoutIsland(trip: TripDocument, position: number): TripDocument[] {
  const [before, stop, after] = [
    trip.stops[position - 1],
    trip.stops[position],
    trip.stops[position + 1],
  ];
  const boats = trip.legs.find((leg) => leg.position === position)?.sailings;
  if (!stop || !boats || trip.stops.length === 1 || before?.island === after?.island) return [];
  const rest = setLeg(removeStop(trip, stop.id), position, boats);
  return [before, after].flatMap((one) =>
    one ? [setNights(rest, one.id, one.nights + stop.nights)] : [],
  );
}

/** The same some days later: the nights of the island make up for the days, and the stop after it gets what is left. */
function withoutIslandLater(trip: TripDocument, position: number, days: number): TripDocument[] {
  const [stop, after] = trip.stops.slice(position, position + 2);
  const later = withLeave(trip, position, days);
  if (!stop || !after || !later) return [];
  if (days > stop.nights && endsByFlight(trip)) return [];
  return withoutIsland(later, position)
    .slice(-1)
    .map((rest) => setNights(rest, after.id, after.nights + Math.max(0, stop.nights - days)));
}
