import 'server-only';
import { type AirportCode, airportPorts } from '@/lib/sea/planner/problem/gateways';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { TripPlaces } from './add-boats';

/** Places of the timetable in service behind ports and gateways. */
export function tripPlaces(): TripPlaces {
  const { ports } = ferryNetwork();
  const placeOfPort = (portId: string) => ports.get(portId)?.stationId;
  return {
    placeOfPort,
    gatewayPlaces: (gateway) =>
      Object.hasOwn(airportPorts, gateway)
        ? airportPorts[gateway as AirportCode].flatMap(({ port }) => placeOfPort(port) ?? [])
        : [gateway],
  };
}
