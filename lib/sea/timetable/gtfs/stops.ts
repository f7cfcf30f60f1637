import type { LonLat } from '../../../foundation/geo/projection.ts';
import type { Localized } from '../../../foundation/i18n/locales.ts';
import type { Port, Station } from '../types.ts';
import type { Faults } from './faults.ts';
import { cleanText, readName } from './names.ts';
import { duplicate } from './network.ts';
import type { Tables } from './table.ts';
import type { Translations } from './translations.ts';
import { parsePosition } from './values.ts';

/** Stop or station of the feed. */
export interface Stop {
  readonly id: string;
  readonly name: string;
  readonly position: LonLat;
  readonly isStation: boolean;
  readonly parentId: string;
  /** `zone_id` of Fares V1; blank if the stop has none. */
  readonly zoneId: string;
  readonly line: number;
}

const file = 'stops.txt';

/** Reads stops and stations by id. Ignores entrances and other location types. */
export function readStops(tables: Tables, faults: Faults): Map<string, Stop> {
  const columns = [
    'stop_id',
    'stop_name',
    'stop_lat',
    'stop_lon',
    'zone_id',
    'location_type',
    'parent_station',
  ] as const;
  const stops = new Map<string, Stop>();
  tables.each(file, columns, (row, line) => {
    if (!['', '0', '1'].includes(row.location_type)) return;
    const { stop_id: id } = row;
    if (!id) return faults.add(file, 'missing', line, 'stop_id');
    if (stops.has(id)) throw duplicate(file, line, 'stop_id', id);
    const position = parsePosition(row.stop_lat, row.stop_lon);
    if (!position) return faults.add(file, `no position of “${id}”`, line, 'stop_lat');
    stops.set(id, {
      id,
      name: readName(row, 'stop_name', file, line, faults) || cleanText(id),
      position,
      isStation: row.location_type === '1',
      parentId: row.parent_station,
      zoneId: row.zone_id,
      line,
    });
  });
  return stops;
}

/** Stops with calls, and the places they belong to, in the order of the file. */
export function portsAndPlaces(
  stops: ReadonlyMap<string, Stop>,
  called: ReadonlySet<string>,
  minTransfer: (portId: string) => number,
  translations: Translations,
  faults: Faults,
): { ports: Port[]; stations: Station[] } {
  const nameOf = ({ id, name }: Stop): Localized => translations.of('stops', 'stop_name', id, name);
  const ports: Port[] = [];
  const portsOfPlace = new Map<string, string[]>();
  for (const stop of stops.values()) {
    if (!called.has(stop.id)) continue;
    const stationId = placeOf(stop, stops);
    if (stop.parentId && stationId === stop.id) {
      faults.add(file, `no station “${stop.parentId}”`, stop.line, 'parent_station');
    }
    ports.push({
      id: stop.id,
      name: nameOf(stop),
      position: stop.position,
      stationId,
      minTransferMinutes: minTransfer(stop.id),
    });
    const siblings = portsOfPlace.get(stationId);
    if (siblings) siblings.push(stop.id);
    else portsOfPlace.set(stationId, [stop.id]);
  }
  const stations: Station[] = [];
  for (const stop of stops.values()) {
    const portIds = portsOfPlace.get(stop.id);
    if (portIds)
      stations.push({ id: stop.id, name: nameOf(stop), position: stop.position, portIds });
  }
  return { ports, stations };
}

/** Id of a stop's station, or its own. */
export function placeOf(stop: Stop, stops: ReadonlyMap<string, Stop>): string {
  return stops.get(stop.parentId)?.isStation ? stop.parentId : stop.id;
}
