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

/** Some 2 KB each. */
const mostRows = 6000;
/** Some 2 KB each; of one end, one party and its wishes the shipped timetable has 4000. */
const mostPrepared = 12_000;
/** Some 6 KB each. */
const mostScans = 1000;
/** Some 30 KB each, more where a feed is larger. */
const mostWindows = 200;
/** Some 30 KB each, whatever a party pays. */
const mostChances = 100;
/** What parties pay. */
const mostParties = 12;
/** Ends with all that is minded on the way there. */
const mostAskers = 500;
/** Some 100 KB each: one for each way in which a plan's what-ifs mind hours of the day, of a few plans. */
const mostShelves = 16;

interface TimetableMemory {
  readonly roads: Roads;
  readonly placeOf: Int32Array;
  readonly parties: LRUCache<string, PartyFares>;
  readonly rows: LRUCache<string, LegRow>;
  /** Those to everywhere, of all boats, whichever islands are asked for; made when the first is prepared. */
  prepared?: LRUCache<string, LegRow>;
  readonly scans: LRUCache<string, LegScan>;
  readonly straight: LRUCache<string, LegScan>;
  readonly windows: LRUCache<string, PricedWindow>;
  readonly chances: LRUCache<string, Chances>;
  /** Numbers in place of long names; one that was forgotten is not given again. */
  readonly askers: LRUCache<string, number>;
  readonly shelves: LRUCache<string, Shelf>;
  asked: number;
}

let memories = new WeakMap<Timetable, TimetableMemory>();

/** What a row is known by. */
export interface RowKey {
  readonly source: string;
  readonly sought: string;
}

/** Rows and scans of one pricing, made when first asked for and shared by all requests of a timetable. */
export interface ScanMemory {
  readonly pricing: Pricing;
  readonly placeOf: Int32Array;
  /** Whether a leg's fare or length is limited, so that rows do not tell what it costs. */
  readonly isLimited: boolean;
  /** `rowKey` names the ports the query starts from with their road minutes, and what is sought. */
  row(rowKey: RowKey, targets: LegTargets, window: SailingWindow, query: RowQuery): LegRow;
  /** Keeps a row to everywhere for all who ask for some of it; false where there is one. */
  prepare(source: string, targets: LegTargets, window: SailingWindow, query: RowQuery): boolean;
  /** All boats of all legs, with the rides behind them; `sourceKey` names the ports the query starts from. */
  scan(sourceKey: string, targets: LegTargets, window: SailingWindow, query: LegQuery): LegScan;
  /** All legs of a query by ways that lead back to no place, where they have been looked for, or now. */
  straight(
    sourceKey: string,
    targets: LegTargets,
    window: SailingWindow,
    query: LegQuery,
    how: 'known' | 'find',
  ): LegScan | undefined;
  priced(targets: LegTargets, window: SailingWindow): PricedWindow;
  /** `sources` names the islands and the start, in their order. */
  shelf(sources: string): Shelf;
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

  /** `freeRow` knows the row of a tour that goes on. */
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
      // Asked for one boat of one plan: nobody will ask again.
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
