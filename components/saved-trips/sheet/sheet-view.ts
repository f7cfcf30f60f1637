import type { Locale } from '@/lib/foundation/i18n/locales';
import { readGateway } from '@/lib/sea/planner/plan-request/entries';
import { type AirportCode, airportPorts } from '@/lib/sea/planner/problem/gateways';
import type { Network } from '@/lib/sea/timetable/network';
import type { Backup } from '@/lib/trips/replan/backup';
import type { EntryListings } from '@/lib/trips/saved-trips/entry-listing';
import type { SharedTrip, TripLeg } from '@/lib/trips/saved-trips/types';
import type { Finding } from '@/lib/trips/watch/types';

/** Data shared by the parts of a trip sheet. */
export interface SheetView {
  readonly locale: Locale;
  readonly network: Network;
  readonly trip: SharedTrip;
  /** Data of the listings in its entries. */
  readonly listings: EntryListings;
  /** Changes of its boats. */
  readonly findings?: readonly Finding[];
  /** Boats to fall back on, by position of the leg. */
  readonly backups?: ReadonlyMap<number, Backup>;
}

/** Returns the boats to a stop; undefined if none were chosen. */
export const legAt = ({ trip }: SheetView, position: number): TripLeg | undefined =>
  trip.legs.find((leg) => leg.position === position);

/** Returns the ends of the leg to a stop: a timetable place or an airport, or null if undecided. */
export function legEnds({ trip }: SheetView, position: number) {
  const { stops, startGateway, endGateway } = trip;
  return {
    from: position === 0 ? startGateway : (stops[position - 1]?.island ?? null),
    to: position === stops.length ? endGateway : (stops[position]?.island ?? null),
  };
}

/** Returns the name of an end of a leg; `airport` translates the code of an airport. */
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
 * Returns the port a boat uses for an airport, and the minutes by road between them. Undefined if
 * the end is no airport or no boat is chosen.
 *
 * @param port where the boat leaves or arrives; undefined if none is chosen
 */
export function portOfAirport(end: string, port: string | undefined) {
  const { airport } = readGateway(end);
  if (airport === undefined || port === undefined) return undefined;
  const road = airportPorts[airport].find((one) => one.port === port);
  return { airport, port, minutes: road?.minutes };
}

/**
 * True if the leg needs no boat: both ends are the same place, or an airport on the island itself.
 */
export function needsNoBoat({ network }: SheetView, from: string, to: string): boolean {
  const placesOf = (end: string) => {
    const { airport, place } = readGateway(end);
    if (airport === undefined) return [place];
    return airportPorts[airport].map(({ port }) => network.ports.get(port)?.stationId ?? port);
  };
  const there = placesOf(to);
  return placesOf(from).some((place) => there.includes(place));
}
