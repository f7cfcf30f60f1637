import { dayOf } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import 'server-only';
import { nightUntil } from '@/lib/foundation/time/nights';
import { airportCodes, airportPorts } from '@/lib/sea/planner/problem/gateways';
import { paretoJourneys } from '@/lib/sea/timetable/engine/pareto-journeys';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Journey } from '@/lib/sea/timetable/types';
import { sailingsOf } from './sailings';
import type { TripDocument, TripSailing } from './types';

/** One of the journeys of a day. */
export interface TripLegOption {
  /** Equal for the same boats. */
  readonly key: string;
  readonly sailings: readonly TripSailing[];
  /** Fare of one adult over all boats, cents; null if any is unknown. */
  readonly cents: number | null;
  /** Changes of boat. */
  readonly transfers: number;
}

/** Travellers and vehicle of a trip. */
type TripParty = Pick<TripDocument, 'adults' | 'children' | 'vehicle'>;

/** Choices shown for one way. */
const mostOptions = 8;
const maxTransfers = 2;

/**
 * Boat journeys that leave on a day, none beaten by another on departure, arrival, changes and fare together: up to
 * eight, in order of departure. Empty for unknown places, the same place, and days outside the timetable.
 *
 * The party restricts the boats, as in the search: with a vehicle only boats that take it, and with a vehicle or
 * children the fare for the whole party counts beside that of an adult.
 *
 * @param from a place of the timetable (`naxos`) or an airport (`ATH`), which stands for its ports
 */
export function boatsBetween(
  network: FerryNetwork,
  from: string,
  to: string,
  date: IsoDate,
  { adults, children, vehicle }: TripParty,
): readonly TripLegOption[] {
  const { timetable, info } = network;
  const [starts, ends] = [portsOf(network, from), portsOf(network, to)];
  const isSame = starts.some((port) => ends.includes(port));
  if (isSame || starts.length === 0 || ends.length === 0) return [];
  if (date < info.start || date > info.end) return [];
  const { clock } = timetable;
  const day = dayOf(date);
  const journeys = paretoJourneys(timetable, {
    from: starts,
    to: ends,
    // A boat at 00:40 belongs to the night before, and to the day of its departure.
    window: [clock.midnight(day), clock.origin(day + 1) + nightUntil],
    maxTransfers,
    latestArrival: clock.midnight(day + 2) - 1,
    restrictions: {
      ...(vehicle ? { vehicle } : {}),
      ...(vehicle || children > 0 ? { adults, children } : {}),
    },
  });
  return bestOf(journeys).map((journey) => {
    const sailings = sailingsOf(journey, network);
    return {
      key: sailings.map((boat) => `${boat.sailing}@${boat.fromPort}@${boat.departsAt}`).join('~'),
      sailings,
      cents: journey.cents,
      transfers: journey.transfers,
    };
  });
}

/** Ports of a gateway or island that the timetable has. */
function portsOf({ ports, stations }: FerryNetwork, place: string): readonly string[] {
  return gatewayPorts(place, stations).filter((port) => ports.has(port));
}

function gatewayPorts(place: string, stations: FerryNetwork['stations']): readonly string[] {
  const airport = airportCodes.find((code) => code === place);
  if (airport) return airportPorts[airport].map(({ port }) => port);
  return stations.get(place)?.portIds ?? [];
}

/** The places behind a gateway: for the rule that a boat must leave from one of them. */
export function placesOfGateway(network: FerryNetwork, gateway: string): readonly string[] {
  const places = portsOf(network, gateway).flatMap(
    (port) => network.ports.get(port)?.stationId ?? [],
  );
  return [...new Set(places)];
}

/** Fewer changes and shorter ways first where there are too many; shown by departure. */
function bestOf(journeys: readonly Journey[]): Journey[] {
  return journeys
    .toSorted(
      (a, b) => a.transfers - b.transfers || a.arrival - a.departure - (b.arrival - b.departure),
    )
    .slice(0, mostOptions)
    .sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
}
