import type { FerryFeed } from '../types.ts';
import { indexById } from './trip-table.ts';

/** Ports by index with their transfer times. */
export interface PortTable {
  readonly count: number;
  /** @throws {Error} when the feed has no such port */
  readonly indexOf: (portId: string) => number;
  /** Minutes between two boats in the same port. */
  readonly minTransfer: Int32Array;
  /**
   * Road transfers from port `p` have the indices `firstRoad[p]` up to but excluding `firstRoad[p +
   * 1]`. `roadMinutes` is the whole time from getting off to boarding: `minTransfer` is not added,
   * and roads are not chained.
   */
  readonly firstRoad: Int32Array;
  readonly roadTo: Int32Array;
  readonly roadMinutes: Int32Array;
}

export function compilePorts(feed: FerryFeed): PortTable {
  const indexOf = indexById(feed.ports, 'port');
  const count = feed.ports.length;
  const firstRoad = new Int32Array(count + 1);
  const roadTo: number[] = [];
  const roadMinutes: number[] = [];
  feed.ports.forEach((port, index) => {
    for (const road of feed.transfers) {
      if (road.from !== port.id || road.to === port.id) continue;
      roadTo.push(indexOf(road.to));
      roadMinutes.push(road.minutes);
    }
    firstRoad[index + 1] = roadTo.length;
  });
  return {
    count,
    indexOf,
    minTransfer: Int32Array.from(feed.ports, (port) => port.minTransferMinutes),
    firstRoad,
    roadTo: Int32Array.from(roadTo),
    roadMinutes: Int32Array.from(roadMinutes),
  };
}
