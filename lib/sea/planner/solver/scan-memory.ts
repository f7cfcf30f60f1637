import { LRUCache } from 'lru-cache';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegScan } from './leg-scan.ts';
import { type Pricing, partyFaresOf, pricingOf } from './pricing.ts';
import type { Gateway, PlanRequest } from './request.ts';
import { type Roads, roadsOf } from './roads-into.ts';

/** Capacity in scans, about 3 KB each. The comparisons of a plan ask for the same ones again. */
const mostScans = 6000;

/** Data of a timetable that all requests share. */
interface TimetableMemory {
  readonly roads: Roads;
  /** By port: number of its place. */
  readonly placeOf: Int32Array;
  readonly scans: LRUCache<string, LegScan>;
}

/** The memory of a timetable for the prices and the end of one request. */
export interface ScanMemory extends Pick<TimetableMemory, 'roads' | 'placeOf'> {
  readonly pricing: Pricing;
  /** Returns the scan with a key that is unique for these prices and this end. */
  scan(key: string, make: () => LegScan): LegScan;
  /** Returns the scan if it has been made. */
  known(key: string): LegScan | undefined;
}

let memories = new WeakMap<Timetable, TimetableMemory>();

/** Clears all caches, as after a restart of the process. */
export function forgetScans(): void {
  memories = new WeakMap();
}

export function gatewayKey({ airport, place }: Gateway): string {
  return airport ? `${airport} airport` : place;
}

export function scanMemory(timetable: Timetable, request: PlanRequest): ScanMemory {
  const memory = memories.get(timetable) ?? emptyMemory(timetable);
  memories.set(timetable, memory);
  const pricing = pricingOf(timetable, request, partyFaresOf(timetable, request.party));
  const { roads, placeOf, scans } = memory;
  const prices = JSON.stringify([
    gatewayKey(request.end),
    Object.entries(request.party).sort(),
    pricing.longest,
    Object.entries(pricing.weights).sort(),
    Object.entries(request.restrictions ?? {}).sort(),
  ]);
  return {
    pricing,
    roads,
    placeOf,
    scan(key, make) {
      const known = scans.get(prices + key);
      if (known) return known;
      const made = make();
      scans.set(prices + key, made);
      return made;
    },
    known: (key) => scans.get(prices + key),
  };
}

function emptyMemory(timetable: Timetable): TimetableMemory {
  const { ports, stations } = timetable.feed;
  const placeIndex = new Map(stations.map(({ id }, index) => [id, index]));
  return {
    roads: roadsOf(timetable),
    placeOf: Int32Array.from(ports, ({ stationId }) => placeIndex.get(stationId) as number),
    scans: new LRUCache({ max: mostScans }),
  };
}
