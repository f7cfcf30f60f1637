import { addDays } from '@/lib/foundation/time/days';
import { dayOfArriving, leavesOn } from './dates';
import type { TripDocument, TripLeg } from './types';

/** A place of the timetable, or several where an airport has ports at more than one. */
type Places = string | readonly string[] | undefined;

/**
 * Removes the boats that no longer lead from one stop to the next on the day of leaving, and counts the legs removed. A
 * boat whose port is not in the timetable never fits, nor does any boat while the trip has no dates or, at its ends, no
 * place to begin or end.
 *
 * @param placeOfPort the place of a GTFS stop: an island's slug, or a port of the mainland
 * @param gatewayPlace the place behind a gateway; an airport may have several
 */
export function withFittingLegs(
  trip: TripDocument,
  placeOfPort: (portId: string) => string | undefined,
  gatewayPlace: (gateway: string) => Places,
): { document: TripDocument; dropped: number } {
  const { stops, startDate } = trip;
  const endsOf = (position: number): [Places, Places] => [
    stops[position - 1]?.island ?? (position === 0 ? placesOf(trip.startGateway) : undefined),
    stops[position]?.island ?? (position === stops.length ? placesOf(trip.endGateway) : undefined),
  ];
  function placesOf(gateway: string | null): Places {
    return gateway === null ? undefined : gatewayPlace(gateway);
  }
  function leads(leg: TripLeg): boolean {
    const [from, to] = endsOf(leg.position);
    const [first, last] = [leg.sailings[0], leg.sailings.at(-1)];
    if (!first || !last) return false;
    return isAt(placeOfPort(first.fromPort), from) && isAt(placeOfPort(last.toPort), to);
  }
  const mayStay = (leg: TripLeg) => isInTime(leg) && leads(leg);

  const legs: TripLeg[] = [];
  let day = startDate;
  for (let position = 0; position <= stops.length && day; position += 1) {
    const leg = trip.legs.find((one) => one.position === position);
    if (leg && leavesOn(leg, day) && mayStay(leg)) legs.push(leg);
    const next = trip.legs.filter((one) => one.position === position + 1 && mayStay(one));
    const nights = stops[position]?.nights ?? 0;
    day = addDays(dayOfArriving([...legs, ...next], position, day, nights), nights);
  }
  const isSame = legs.length === trip.legs.length;
  return { document: isSame ? trip : { ...trip, legs }, dropped: trip.legs.length - legs.length };
}

const isAt = (place: string | undefined, places: Places) =>
  place !== undefined &&
  (typeof places === 'string' ? places === place : places?.includes(place) === true);

/** Boats must be in order: none leaves before the previous one has arrived. */
function isInTime(leg: TripLeg): boolean {
  const { sailings } = leg;
  return (
    sailings.length > 0 &&
    sailings.every(({ departsAt }, index) => {
      const before = sailings[index - 1];
      return before === undefined || Date.parse(before.arrivesAt) <= Date.parse(departsAt);
    })
  );
}
