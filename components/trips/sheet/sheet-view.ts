import type { Locale } from '@/lib/i18n/locales';
import { readGateway } from '@/lib/planner/address/entries';
import { type AirportCode, airportPorts } from '@/lib/planner/solver/gateways';
import type { Network } from '@/lib/timetable/network';
import type { EntryListings } from '@/lib/trips/entry-listing';
import type { SharedTrip, TripLeg } from '@/lib/trips/types';

/** What every part of a trip on the screen needs to say what it says. */
export interface SheetView {
  readonly locale: Locale;
  readonly network: Network;
  readonly trip: SharedTrip;
  /** What its entries show of the listings they are. */
  readonly listings: EntryListings;
}

/** The boats to the stop at a position; undefined where none were chosen. */
export const legAt = ({ trip }: SheetView, position: number): TripLeg | undefined =>
  trip.legs.find((leg) => leg.position === position);

/** Where the way to the stop at a position begins and ends: a place of the timetable or an airport. */
export function legEnds({ trip }: SheetView, position: number) {
  const { stops, startGateway, endGateway } = trip;
  return {
    from: position === 0 ? startGateway : (stops[position - 1]?.island ?? null),
    to: position === stops.length ? endGateway : (stops[position]?.island ?? null),
  };
}

/** The name of an end of a leg; `airport` says the name of an airport by its code. */
export function endName(
  { network, locale }: SheetView,
  end: string,
  airport: (code: AirportCode) => string,
): string {
  const gateway = readGateway(end);
  if (gateway.airport !== undefined) return airport(gateway.airport);
  return network.stations.get(gateway.place)?.name[locale] ?? gateway.place;
}

/**
 * What is at an end of a leg where a boat leaves or arrives: of an airport the port, and how far it is by road.
 *
 * @param port where the boat leaves or arrives; undefined where none is chosen
 */
export function portOfAirport(end: string, port: string | undefined) {
  const { airport } = readGateway(end);
  if (airport === undefined || port === undefined) return undefined;
  const road = airportPorts[airport].find((one) => one.port === port);
  return { airport, port, minutes: road?.minutes };
}

/** True where no boat is missing: the same place, or an airport of the island itself. */
export function needsNoBoat({ network }: SheetView, from: string, to: string): boolean {
  const placesOf = (end: string) => {
    const { airport, place } = readGateway(end);
    if (airport === undefined) return [place];
    return airportPorts[airport].map(({ port }) => network.ports.get(port)?.stationId ?? port);
  };
  const there = placesOf(to);
  return placesOf(from).some((place) => there.includes(place));
}
