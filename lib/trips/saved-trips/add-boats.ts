import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { daysBetween } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { stopDates } from './dates';
import { withFittingLegs } from './fitting-legs';
import { tripLimits } from './limits';
import { addStop, setLeg, setNights } from './rules';
import type { TripDocument, TripSailing } from './types';

/** Names of places behind ports and gateways. */
export interface TripPlaces {
  /** Place of a port: an island, or a port of the mainland; undefined if the timetable has none. */
  readonly placeOfPort: (portId: string) => string | undefined;
  /** Places behind a gateway; an airport may have several. */
  readonly gatewayPlaces: (gateway: string) => readonly string[];
}

type Added = { readonly trip: TripDocument } | { readonly fault: 'boatsDoNotFit' | 'tooManyStops' };

/**
 * Puts the boats of one journey into a trip: on the way that they lead along on their day, else
 * behind the last stop, as the way to a new stop of two nights. The nights of the last stop follow
 * the day of the boats, and an empty trip takes its first day and its start from them. Boats that
 * are there already change nothing, so that submitting a form twice adds them once.
 *
 * @param makeId gives the UUID of a new stop
 */
export function withBoats(
  trip: TripDocument,
  sailings: readonly TripSailing[],
  places: TripPlaces,
  makeId: () => string = () => crypto.randomUUID(),
): Added {
  const [first, last] = [sailings[0], sailings.at(-1)];
  if (!first || !last) return { fault: 'boatsDoNotFit' };
  const fits = (next: TripDocument, position: number) => {
    const { document } = withFittingLegs(next, places.placeOfPort, places.gatewayPlaces);
    return document.legs.some((leg) => leg.position === position);
  };
  for (const grown of [trip, ...stretched(trip, athensDate(epochMinutesOf(first.departsAt)))]) {
    for (let position = 0; position <= grown.stops.length; position += 1) {
      const next = setLeg(grown, position, sailings);
      // A stop whose nights were changed may only make room for the boats that leave it.
      const isWayOn = grown === trip || position === grown.stops.length;
      if (isWayOn && fits(next, position)) return { trip: next };
    }
  }
  return atTheEnd(trip, sailings, places, makeId, fits);
}

/** The trip with the nights of its last stop changed so that it leaves on a day; none if it cannot. */
function stretched(trip: TripDocument, date: string): TripDocument[] {
  const last = trip.stops.at(-1);
  const arrive = stopDates(trip)?.at(-1)?.arrive;
  if (!last || !arrive || date < arrive) return [];
  const nights = daysBetween(arrive, date);
  return nights <= tripLimits.nights ? [setNights(trip, last.id, nights)] : [];
}

function atTheEnd(
  trip: TripDocument,
  sailings: readonly TripSailing[],
  { placeOfPort }: TripPlaces,
  makeId: () => string,
  fits: (next: TripDocument, position: number) => boolean,
): Added {
  const [from, to] = [sailings[0]?.fromPort, sailings.at(-1)?.toPort].map((port) =>
    placeOfPort(port ?? ''),
  );
  if (!to || !isIslandSlug(to)) return { fault: 'boatsDoNotFit' };
  if (trip.stops.length >= tripLimits.stops) return { fault: 'tooManyStops' };
  const date = athensDate(epochMinutesOf(sailings[0]?.departsAt ?? ''));
  const starts =
    trip.stops.length === 0
      ? [{ ...trip, startDate: date, startGateway: from ?? trip.startGateway }]
      : [trip, ...stretched(trip, date)];
  const position = trip.stops.length;
  for (const start of starts) {
    const next = setLeg(addStop(start, to, { id: makeId() }), position, sailings);
    if (fits(next, position)) return { trip: next };
  }
  return { fault: 'boatsDoNotFit' };
}
