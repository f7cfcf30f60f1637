import { distanceKm } from '../../../foundation/geo/distance.ts';
import type { RoadTransfer } from '../types.ts';
import type { Faults } from './faults.ts';
import {
  berthWalkKm,
  defaultTransferMinutes,
  forbiddenTransferMinutes,
  walkingKmPerHour,
} from './settings.ts';
import { placeOf, type Stop } from './stops.ts';
import type { Tables } from './table.ts';
import { parseCount } from './values.ts';

export interface Transfers {
  /** Minutes between two boats in a port. */
  readonly minTransfer: (portId: string) => number;
  readonly roads: RoadTransfer[];
  /**
   * Pairs of stops between which changes are forbidden, as `from\nto`, including pairs of a stop
   * with itself.
   */
  readonly forbidden: ReadonlySet<string>;
}

const file = 'transfers.txt';
const roadsFile = 'road_transfers.txt';
const single = ['from_trip_id', 'to_trip_id', 'from_route_id', 'to_route_id'] as const;

/**
 * Reads transfers within and between ports. A station stands for all its ports. Type 2 sets the
 * time and type 3 forbids, at one stop or between two; the other types allow walking between stops.
 * Nearby berths of a station are connected even without a row. Rows for single routes or trips are
 * ignored, with a fault if they set a time or forbid. In-seat transfers are read in `in-seat.ts`.
 * Our extension `road_transfers.txt` has those by bus or taxi.
 */
export function readTransfers(
  tables: Tables,
  stops: ReadonlyMap<string, Stop>,
  called: ReadonlySet<string>,
  faults: Faults,
): Transfers {
  const portsOf = portsByStopOrStation(stops, called);
  const minutesInPort = new Map<string, number>();
  const roads = new Map<string, RoadTransfer | 'forbidden'>();
  const columns = [
    'from_stop_id',
    'to_stop_id',
    'transfer_type',
    'min_transfer_time',
    ...single,
  ] as const;
  tables.each(file, columns, (row, line) => {
    const type = row.transfer_type || '0';
    const field = single.find((name) => row[name]);
    if (field) {
      const isOurs = portsOf.has(row.from_stop_id) || portsOf.has(row.to_stop_id);
      if (isOurs && (type === '2' || type === '3')) {
        faults.add(file, `type ${type} for single routes or trips is not read`, line, field);
      }
      return;
    }
    if (!['0', '1', '2', '3'].includes(type)) return;
    const seconds = parseCount(row.min_transfer_time);
    if (type === '2' && seconds === undefined) {
      return faults.add(file, `“${row.min_transfer_time}”`, line, 'min_transfer_time');
    }
    for (const id of [row.from_stop_id, row.to_stop_id]) {
      if (!stops.has(id)) return faults.add(file, `no stop “${id}”`, line, 'from_stop_id');
    }
    const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60);
    for (const from of portsOf.get(row.from_stop_id) ?? []) {
      for (const to of portsOf.get(row.to_stop_id) ?? []) {
        const key = `${from.id}\n${to.id}`;
        if (from === to) {
          if (type === '2' && minutes !== undefined) minutesInPort.set(from.id, minutes);
          if (type === '3') minutesInPort.set(from.id, forbiddenTransferMinutes);
        } else if (type === '3') {
          roads.set(key, 'forbidden');
        } else {
          roads.set(key, { from: from.id, to: to.id, minutes: minutes ?? walk(from, to) });
        }
      }
    }
  });
  for (const road of readRoads(tables, stops, faults)) {
    if (called.has(road.from) && called.has(road.to)) roads.set(`${road.from}\n${road.to}`, road);
  }
  for (const berths of portsOf.values()) {
    for (const from of berths) {
      for (const to of berths) {
        const key = `${from.id}\n${to.id}`;
        if (from === to || roads.has(key)) continue;
        if (distanceKm(from.position, to.position) > berthWalkKm) continue;
        roads.set(key, { from: from.id, to: to.id, minutes: walk(from, to) });
      }
    }
  }
  const pairs = [...roads].flatMap(([pair, road]) => (road === 'forbidden' ? pair : []));
  const alone = [...minutesInPort].flatMap(([id, minutes]) =>
    minutes >= forbiddenTransferMinutes ? `${id}\n${id}` : [],
  );
  return {
    forbidden: new Set([...pairs, ...alone]),
    minTransfer: (portId) => minutesInPort.get(portId) ?? defaultTransferMinutes,
    roads: [...roads.values()].filter((road) => road !== 'forbidden'),
  };
}

/** Reads road_transfers.txt: `from_stop_id,to_stop_id,minutes`, between two ports. */
function readRoads(
  tables: Tables,
  stops: ReadonlyMap<string, Stop>,
  faults: Faults,
): RoadTransfer[] {
  const roads: RoadTransfer[] = [];
  tables.each(roadsFile, ['from_stop_id', 'to_stop_id', 'minutes'], (row, line) => {
    const minutes = parseCount(row.minutes);
    const [from, to] = [stops.get(row.from_stop_id)?.id, stops.get(row.to_stop_id)?.id];
    if (minutes === undefined) return faults.add(roadsFile, `“${row.minutes}”`, line, 'minutes');
    if (!from || !to || from === to) {
      const message = `no road from “${row.from_stop_id}” to “${row.to_stop_id}”`;
      return faults.add(roadsFile, message, line, 'from_stop_id');
    }
    roads.push({ from, to, minutes });
  });
  return roads;
}

function walk(from: Stop, to: Stop): number {
  const hours = distanceKm(from.position, to.position) / walkingKmPerHour;
  return defaultTransferMinutes + Math.ceil(hours * 60);
}

function portsByStopOrStation(
  stops: ReadonlyMap<string, Stop>,
  called: ReadonlySet<string>,
): Map<string, Stop[]> {
  const ports = new Map<string, Stop[]>();
  for (const id of called) {
    const stop = stops.get(id);
    if (!stop) continue;
    ports.set(id, [stop]);
    const place = placeOf(stop, stops);
    if (place !== id) ports.set(place, [...(ports.get(place) ?? []), stop]);
  }
  return ports;
}
