import { athensZone } from '../../../../foundation/time/athens.ts';
import type { Fare, FerryFeed, GtfsTrip, RoadTransfer, Service, VehicleFare } from '../../types.ts';

export type PlainTrip = Pick<GtfsTrip, 'id' | 'lineId' | 'serviceId' | 'calls'> &
  Partial<Pick<GtfsTrip, 'vesselKind' | 'takesVehicles'>>;

interface NetworkParts {
  /** By port, starting with `a`. */
  readonly minTransfers: readonly number[];
  readonly trips: readonly PlainTrip[];
  readonly services: readonly Service[];
  readonly fares: readonly Fare[];
  readonly transfers: readonly RoadTransfer[];
  readonly vehicleFares?: readonly VehicleFare[];
}

/** Builds a feed in Athens time with ports `a`, `b` and so on, and lines `l0` and `l1`. */
export function feedOf(parts: NetworkParts): FerryFeed {
  const name = { en: '', el: '' };
  const position = [25, 37] as const;
  return {
    info: {
      publisher: '',
      publisherUrl: '',
      version: '',
      start: '2027-01-01',
      end: '2027-12-31',
      timezone: athensZone,
      isTypical: false,
    },
    operators: [],
    ports: parts.minTransfers.map((minTransferMinutes, index) => {
      const id = String.fromCharCode(97 + index);
      return { id, name, position, stationId: id, minTransferMinutes };
    }),
    stations: [],
    lines: ['l0', 'l1'].map((id) => ({
      id,
      operatorId: '',
      name,
      vesselKind: 'conventional' as const,
    })),
    trips: parts.trips.map((trip) => ({
      vesselKind: 'conventional' as const,
      takesVehicles: true,
      exactTimes: true,
      ...trip,
    })),
    services: parts.services,
    transfers: parts.transfers,
    fares: parts.fares,
    vehicleFares: parts.vehicleFares ?? [],
    seasons: [],
    shapes: new Map(),
  };
}
