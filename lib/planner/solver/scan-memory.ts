import { LRUCache } from 'lru-cache';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { type LegQuery, type LegScan, type LegTargets, scanLegs } from './leg-scan.ts';
import { scanLimitedLegs } from './limited-scan.ts';
import { onwardCosts } from './onward-costs.ts';
import { type Pricing, pricingOf } from './pricing.ts';
import type { Gateway, PlanRequest } from './request.ts';
import { type Roads, roadsOf } from './roads-into.ts';
import type { SailingWindow } from './window.ts';

/** A scan keeps some 6 KB, so all of them together some 50 MB. Those longest unused go first. */
const mostScans = 8000;
/** Some 7 KB each. */
const mostOnward = 400;
/** What parties pay and mind. */
const mostPricings = 24;

interface TimetableMemory {
  readonly roads: Roads;
  readonly placeOf: Int32Array;
  readonly pricings: LRUCache<string, Pricing>;
  readonly scans: LRUCache<string, LegScan>;
  readonly onward: LRUCache<string, Float64Array>;
}

let memories = new WeakMap<Timetable, TimetableMemory>();

/** Scans of one pricing, made when first asked for and shared by all requests of a timetable. */
export interface ScanMemory {
  readonly pricing: Pricing;
  readonly placeOf: Int32Array;
  /** `sourceKey` names the ports the query starts from with their road minutes. */
  scan(
    sourceKey: string,
    targets: LegTargets,
    window: SailingWindow,
    query: LegQuery,
    dayOnly: boolean,
  ): LegScan;
}

export function gatewayKey({ airport, place }: Gateway): string {
  return airport ? `${airport} airport` : place;
}

/** Forgets all scans, as at the start of the process. */
export function forgetScans(): void {
  memories = new WeakMap();
}

export function scanMemory(timetable: Timetable, request: PlanRequest): ScanMemory {
  const memory = memories.get(timetable) ?? emptyMemory(timetable);
  memories.set(timetable, memory);
  const priced = pricingKey(request);
  const pricing = memory.pricings.get(priced) ?? pricingOf(timetable, request);
  memory.pricings.set(priced, pricing);
  const end = gatewayKey(request.end);
  function onwardFrom(targets: LegTargets, window: SailingWindow): Float64Array {
    const key = `${window.number}|${end}|${priced}`;
    const known = memory.onward.get(key);
    if (known) return known;
    const found = onwardCosts(timetable, memory.roads, pricing, targets, window);
    memory.onward.set(key, found);
    return found;
  }
  return {
    pricing,
    placeOf: memory.placeOf,
    scan(sourceKey, targets, window, query, dayOnly) {
      const { endBy, endBefore, departFrom, boats } = query;
      const { mostCents, mostMinutes } = pricing.limits;
      const isLimited = Math.min(mostCents, mostMinutes) < Infinity;
      const scanAll = isLimited ? scanLimitedLegs : scanLegs;
      const scan = () => {
        const onward = dayOnly && !isLimited ? onwardFrom(targets, window) : undefined;
        const whole = { ...query, onward };
        return scanAll(timetable, memory.roads, pricing, targets, window, whole);
      };
      // Asked for one boat of one plan: nobody will ask again.
      if (departFrom > Number.NEGATIVE_INFINITY) return scan();
      const ends = `${end}|${endBy}|${endBefore}`;
      const whole = `${sourceKey}|${ends}|${window.number}|${boats?.join() ?? ''}|${priced}`;
      const key = dayOnly ? `${whole}|day` : whole;
      const known = memory.scans.get(whole) ?? memory.scans.get(key);
      if (known) return known;
      const found = scan();
      memory.scans.set(key, found);
      return found;
    },
  };
}

function emptyMemory(timetable: Timetable): TimetableMemory {
  const { ports, stations } = timetable.feed;
  const placeIndex = new Map(stations.map(({ id }, index) => [id, index]));
  return {
    roads: roadsOf(timetable),
    placeOf: Int32Array.from(ports, ({ stationId }) => placeIndex.get(stationId) as number),
    pricings: new LRUCache({ max: mostPricings }),
    scans: new LRUCache({ max: mostScans }),
    onward: new LRUCache({ max: mostOnward }),
  };
}

function pricingKey({ wishes, party, restrictions = {} }: PlanRequest): string {
  const { priority, fewEarlyMornings, noLateArrivals, pace, weights } = wishes;
  const { adults, children, vehicle } = party;
  return JSON.stringify([
    [priority, fewEarlyMornings, noLateArrivals, pace, adults, children, vehicle ?? ''],
    Object.entries(weights ?? {}).sort(),
    Object.entries(restrictions).sort(),
  ]);
}
