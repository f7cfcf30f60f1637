import { LRUCache } from 'lru-cache';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { withEnd } from './end-row.ts';
import { type LegRow, legRow, type RowQuery } from './leg-rounds.ts';
import { type LegQuery, type LegScan, type LegTargets, scanLegs } from './leg-scan.ts';
import type { Shelf } from './leg-shelf.ts';
import { scanLimitedLegs } from './limited-scan.ts';
import { type Chances, chancesOf, type PricedWindow, pricedWindow } from './priced-window.ts';
import { type PartyFares, type Pricing, partyFaresOf, pricingOf } from './pricing.ts';
import type { Gateway, PlanRequest } from './request.ts';
import { type Roads, roadsOf } from './roads-into.ts';
import type { SailingWindow } from './window.ts';

/** Capacity in rows, about 2 KB each. */
const mostRows = 6000;
/**
 * Capacity in rows, about 2 KB each. The shipped timetable has 4000 for one end, party and set of
 * wishes.
 */
const mostPrepared = 12_000;
/** Capacity in scans, about 6 KB each. */
const mostScans = 1000;
/** Capacity in windows, about 30 KB each, more with a larger feed. */
const mostWindows = 200;
/** Capacity in entries, about 30 KB each, shared by all fares. */
const mostChances = 100;
/** Capacity in parties with their fares. */
const mostParties = 12;
/** Capacity in combinations of an end with prices and weights. */
const mostAskers = 500;
/**
 * Capacity in shelves, about 100 KB each. The alternatives of a plan need one for each combination
 * of wishes about the time of day. Suffices for a few plans.
 */
const mostShelves = 16;

interface TimetableMemory {
  readonly roads: Roads;
  readonly placeOf: Int32Array;
  readonly parties: LRUCache<string, PartyFares>;
  readonly rows: LRUCache<string, LegRow>;
  /**
   * Rows to all targets with all boats, independent of the islands in a request. Created with the
   * first row.
   */
  prepared?: LRUCache<string, LegRow>;
  readonly scans: LRUCache<string, LegScan>;
  readonly straight: LRUCache<string, LegScan>;
  readonly windows: LRUCache<string, PricedWindow>;
  readonly chances: LRUCache<string, Chances>;
  /** Short numbers in place of long keys. The number of an evicted key is not reused. */
  readonly askers: LRUCache<string, number>;
  readonly shelves: LRUCache<string, Shelf>;
  asked: number;
}

let memories = new WeakMap<Timetable, TimetableMemory>();

/** Key of a row. */
export interface RowKey {
  readonly source: string;
  readonly sought: string;
}

/**
 * Cache of rows and scans for one pricing. Computes them on first use and shares them between all
 * requests of a timetable.
 */
export interface ScanMemory {
  readonly pricing: Pricing;
  readonly placeOf: Int32Array;
  /** True if the fare or duration of legs is limited, so that rows do not give their cost. */
  readonly isLimited: boolean;
  /**
   * Returns a row. `rowKey` identifies the ports of departure with their road minutes, and the
   * targets.
   */
  row(rowKey: RowKey, targets: LegTargets, window: SailingWindow, query: RowQuery): LegRow;
  /**
   * Computes a row to all targets, for requests with any of them. Returns false if it is already
   * cached.
   */
  prepare(source: string, targets: LegTargets, window: SailingWindow, query: RowQuery): boolean;
  /** Scans all legs with their rides. `sourceKey` identifies the ports of departure. */
  scan(sourceKey: string, targets: LegTargets, window: SailingWindow, query: LegQuery): LegScan;
  /**
   * Returns the legs of a query by ways that never return to a place. Undefined if `how` is `known`
   * and they have not been computed.
   */
  straight(
    sourceKey: string,
    targets: LegTargets,
    window: SailingWindow,
    query: LegQuery,
    how: 'known' | 'find',
  ): LegScan | undefined;
  priced(targets: LegTargets, window: SailingWindow): PricedWindow;
  /** Returns the shelf for the given islands and start, which `sources` lists in order. */
  shelf(sources: string): Shelf;
}

export function gatewayKey({ airport, place }: Gateway): string {
  return airport ? `${airport} airport` : place;
}

/** Clears all caches, as after a restart of the process. */
export function forgetScans(): void {
  memories = new WeakMap();
}

export function scanMemory(timetable: Timetable, request: PlanRequest): ScanMemory {
  const memory = memories.get(timetable) ?? emptyMemory(timetable);
  memories.set(timetable, memory);
  const party = JSON.stringify(Object.entries(request.party).sort());
  const fares = memory.parties.get(party) ?? partyFaresOf(timetable, request.party);
  memory.parties.set(party, fares);
  const pricing = pricingOf(timetable, request, fares);
  const { early, late, ...others } = pricing.weights;
  const restrictions = Object.entries(request.restrictions ?? {}).sort();
  const rest = JSON.stringify([
    party,
    pricing.longest,
    Object.entries(others).sort(),
    restrictions,
  ]);
  const end = gatewayKey(request.end);
  const asker = numberOf(memory, `${end}|${rest}`);
  const isLimited = Math.min(pricing.limits.mostCents, pricing.limits.mostMinutes) < Infinity;

  function priced(targets: LegTargets, window: SailingWindow): PricedWindow {
    const key = `${window.number}|${asker}`;
    const known = memory.windows.get(key);
    if (known) return known;
    const ends = `${window.number}|${end}`;
    const chances = memory.chances.get(ends) ?? chancesOf(timetable, memory.roads, targets, window);
    memory.chances.set(ends, chances);
    const found = pricedWindow(timetable, memory.roads, pricing, targets, window, chances);
    memory.windows.set(key, found);
    return found;
  }

  /** Scans a row. `freeRow` returns the row of a tour that goes on. */
  function scannedRow(
    targets: LegTargets,
    window: SailingWindow,
    query: RowQuery,
    freeRow: (free: RowQuery) => LegRow,
  ): LegRow {
    const scan = (asked: RowQuery) =>
      legRow(timetable, pricing, targets, priced(targets, window), asked);
    if (Math.min(query.endBy, query.endBefore) === Infinity) return scan(query);
    const free = freeRow({ ...query, endBy: Infinity, endBefore: Infinity });
    const end = targets.count - 1;
    if (!query.sought.includes(end)) return free;
    return withEnd(free, scan({ ...query, sought: [end] }), targets.count);
  }

  const preparedKey = (source: string, window: SailingWindow, query: RowQuery) =>
    [
      asker,
      window.number,
      query.endBy,
      query.endBefore,
      query.departFrom ?? Number.NEGATIVE_INFINITY,
      source,
    ].join('|');

  const scans: ScanMemory = {
    pricing,
    placeOf: memory.placeOf,
    isLimited,
    priced,
    shelf(sources) {
      const key = `${asker}|${early}|${late}|${sources}`;
      const known = memory.shelves.get(key);
      if (known) return known;
      const shelf = { numbers: new Map(), rows: new Map() };
      memory.shelves.set(key, shelf);
      return shelf;
    },
    row(rowKey, targets, window, query) {
      const { source, sought } = rowKey;
      const place = preparedKey(source, window, query);
      const prepared = memory.prepared?.get(place);
      if (prepared) return prepared;
      const whole = `${place}|${sought}`;
      const key = query.dayOnly ? `${whole}|day` : whole;
      const known = memory.rows.get(whole) ?? memory.rows.get(key);
      if (known) return known;
      const found = scannedRow(targets, window, query, (free) =>
        scans.row(rowKey, targets, window, free),
      );
      memory.rows.set(key, found);
      return found;
    },
    prepare(source, targets, window, query) {
      memory.prepared ??= new LRUCache({ max: mostPrepared });
      const { prepared } = memory;
      const key = preparedKey(source, window, query);
      if (prepared.has(key)) return false;
      const found = scannedRow(targets, window, query, (free) => {
        scans.prepare(source, targets, window, free);
        return prepared.get(preparedKey(source, window, free)) as LegRow;
      });
      prepared.set(key, found);
      return true;
    },
    straight(sourceKey, targets, window, query, how) {
      const { endBy, endBefore, departFrom } = query;
      const asked = [asker, early, late, endBy, endBefore, departFrom, window.number, sourceKey];
      const key = asked.join('|');
      const known = memory.straight.get(key);
      if (known || how === 'known') return known;
      const found = scanLimitedLegs(timetable, memory.roads, pricing, targets, window, query);
      memory.straight.set(key, found);
      return found;
    },
    scan(sourceKey, targets, window, query) {
      const { endBy, endBefore, departFrom, boats, goal } = query;
      const scanAll = isLimited ? scanLimitedLegs : scanLegs;
      const scan = () => scanAll(timetable, memory.roads, pricing, targets, window, query);
      // Scans with a departure limit belong to one plan and are not asked for again.
      if (departFrom > Number.NEGATIVE_INFINITY) return scan();
      const ends = `${asker}|${endBy}|${endBefore}`;
      const asked = `${boats?.join() ?? ''}|${goal?.target ?? ''}|${goal?.nights ?? ''}|${goal?.cost ?? ''}`;
      const key = `${sourceKey}|${ends}|${window.number}|${asked}|${early}|${late}`;
      const known = memory.scans.get(key);
      if (known) return known;
      const found = scan();
      memory.scans.set(key, found);
      return found;
    },
  };
  return scans;
}

function numberOf(memory: TimetableMemory, name: string): number {
  const known = memory.askers.get(name);
  if (known !== undefined) return known;
  memory.asked += 1;
  memory.askers.set(name, memory.asked);
  return memory.asked;
}

function emptyMemory(timetable: Timetable): TimetableMemory {
  const { ports, stations } = timetable.feed;
  const placeIndex = new Map(stations.map(({ id }, index) => [id, index]));
  return {
    roads: roadsOf(timetable),
    placeOf: Int32Array.from(ports, ({ stationId }) => placeIndex.get(stationId) as number),
    parties: new LRUCache({ max: mostParties }),
    rows: new LRUCache({ max: mostRows }),
    scans: new LRUCache({ max: mostScans }),
    straight: new LRUCache({ max: mostScans }),
    windows: new LRUCache({ max: mostWindows }),
    chances: new LRUCache({ max: mostChances }),
    askers: new LRUCache({ max: mostAskers }),
    shelves: new LRUCache({ max: mostShelves }),
    asked: 0,
  };
}
