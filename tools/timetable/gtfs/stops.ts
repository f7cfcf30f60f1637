import type { Typical } from '../tables/typical.ts';
import { gtfsText } from './csv.ts';

const secondsPerMinute = 60;
const minimumTime = 2;
const isStation = 1;

/** `stops.txt`: a station per island with its ports, and the ports of the mainland. */
export function stopsFile(typical: Typical): string {
  const stations = new Map<string, (string | number)[]>();
  const stops = [...typical.ports.values()].map(({ id, name, position: [lon, lat], island }) => {
    if (island) {
      const [stationLon, stationLat] = island.position;
      stations.set(island.slug, [
        island.slug,
        island.name.en,
        stationLat,
        stationLon,
        '',
        isStation,
        '',
      ]);
    }
    return [id, name.en, lat, lon, id, 0, island?.slug ?? ''];
  });
  return gtfsText(
    ['stop_id', 'stop_name', 'stop_lat', 'stop_lon', 'zone_id', 'location_type', 'parent_station'],
    [...stations.values(), ...stops],
  );
}

/** `transfers.txt`: between two ferries in a port. */
export function transfersFile(typical: Typical): string {
  const inPort = [...typical.ports.values()].map(({ id, minTransferMinutes }) => [
    id,
    id,
    minimumTime,
    minTransferMinutes * secondsPerMinute,
  ]);
  return gtfsText(['from_stop_id', 'to_stop_id', 'transfer_type', 'min_transfer_time'], inPort);
}

/**
 * `road_transfers.txt`, our extension: by bus or taxi between two ports of an island. GTFS transfers
 * are on foot.
 */
export function roadTransfersFile(typical: Typical): string {
  return gtfsText(
    ['from_stop_id', 'to_stop_id', 'minutes'],
    typical.roadTransfers.flatMap(({ from, to, minutes }) => [
      [from, to, minutes],
      [to, from, minutes],
    ]),
  );
}
