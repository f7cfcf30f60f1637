import type { z } from 'zod';
import { firstValue, type RawQuery } from '@/lib/http/raw-query';
import { isDate } from '@/lib/time/days';
import type { IsoDate } from '@/lib/time/types';
import type { FeedInfo, Port, Station } from '@/lib/timetable/types';
import { type Asker, type OfferFilter, wishesOf } from './offer-filter';
import {
  maxPassengers,
  type SearchFault,
  type SortOrder,
  searchFaults,
  searchParameters,
} from './parameters';

/** Ports a traveller may leave from or arrive at: all of a place, or the one that was named. */
export type End = Pick<Station, 'id' | 'name' | 'position' | 'portIds'>;

/** One crossing that is looked for. */
export interface CrossingQuery {
  readonly from: End;
  readonly to: End;
  readonly date: IsoDate;
  readonly purpose: 'outbound' | 'return' | 'further';
}

export interface FerrySearch extends Asker {
  readonly crossings: readonly CrossingQuery[];
  readonly sort: SortOrder;
  /** Set where no day was named: the way out is on the next one with a boat. */
  readonly isNextDay?: true;
}

/** The day of a way out that names none; undefined where the timetable has no boat left that the asker may take. */
export type FindNextDay = (
  ends: Pick<CrossingQuery, 'from' | 'to'>,
  asker: Asker,
) => IsoDate | undefined;

export interface FieldFault {
  /** Name of the parameter. */
  readonly field: string;
  readonly fault: SearchFault;
}

export type SearchReading =
  | { readonly ok: true; readonly search: FerrySearch }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

export interface NetworkPorts {
  readonly info: Pick<FeedInfo, 'start' | 'end'>;
  readonly ports: ReadonlyMap<string, Port>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly fareClasses?: readonly string[];
}

/** The place of an id, or one port of a place that has several; undefined for an unknown id. */
export function endOf(network: NetworkPorts, id: string): End | undefined {
  const port = network.ports.get(id);
  const place = network.stations.get(id) ?? network.stations.get(port?.stationId ?? '');
  // Who names the only port of an island means the island: forms list it, titles say it.
  if (place && (place.id === id || place.portIds.length === 1)) return place;
  return port && { id: port.id, name: port.name, position: port.position, portIds: [port.id] };
}

const isFault = (message: string): message is SearchFault =>
  (searchFaults as readonly string[]).includes(message);

type Parsed = z.infer<typeof searchParameters>;

/**
 * Reads a search from an address. Repeated names are lists; names it does not know are ignored. Every
 * fault names its parameter; nothing is guessed but the day, where none is named.
 */
export function readSearch(
  query: RawQuery,
  network: NetworkPorts,
  findNextDay: FindNextDay,
): SearchReading {
  const parsed = searchParameters.safeParse(onlyFirst(query));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      fault: isFault(message) ? message : ('unknown-choice' as const),
    }));
    return {
      ok: false,
      faults: firstPerField([...faults, ...faultsBeside(faults, query, network, findNextDay)]),
    };
  }
  const faults: FieldFault[] = [];
  const { after, before } = parsed.data;
  if (after !== undefined && before !== undefined && before <= after) {
    faults.push({ field: 'before', fault: 'before-not-later' });
  }
  if (parsed.data.passengers + parsed.data.children > maxPassengers) {
    faults.push({ field: 'children', fault: 'children-range' });
  }
  const { class: fareClass } = parsed.data;
  if (fareClass && !network.fareClasses?.includes(fareClass)) {
    faults.push({ field: 'class', fault: 'unknown-class' });
  }
  const crossings = crossingsOf(parsed.data, network, findNextDay, (field, fault) =>
    faults.push({ field, fault }),
  );
  if (faults.length > 0) return { ok: false, faults: firstPerField(faults) };
  return {
    ok: true,
    search: {
      crossings,
      ...askerOf(parsed.data),
      sort: parsed.data.sort,
      ...(parsed.data.date === undefined ? { isNextDay: true } : {}),
    },
  };
}

function askerOf(parsed: Parsed): Asker {
  const { passengers, children, vehicle, class: fareClass } = parsed;
  return {
    passengers,
    ...(children > 0 ? { children } : {}),
    ...(vehicle ? { vehicle } : {}),
    ...(fareClass ? { fareClass } : {}),
    filter: filterOf(parsed),
  };
}

function filterOf(parsed: Parsed): OfferFilter {
  const { kind, direct, after, before } = parsed;
  const [wait, hours, euros] = [parsed['max-wait'], parsed['max-hours'], parsed['max-price']];
  return {
    ...(kind.length > 0 ? { kinds: [...new Set(kind)] } : {}),
    ...(direct ? { directOnly: true } : {}),
    ...(after === undefined ? {} : { leavesFrom: after }),
    ...(before === undefined ? {} : { leavesBefore: before }),
    ...(wait === undefined ? {} : { maxWait: Math.round(wait * 60) }),
    ...(hours === undefined ? {} : { maxMinutes: Math.round(hours * 60) }),
    ...(euros === undefined ? {} : { maxCents: Math.round(euros * 100) }),
  };
}

function crossingsOf(
  parsed: Parsed,
  network: NetworkPorts,
  findNextDay: FindNextDay,
  complain: (field: string, fault: SearchFault) => void,
): CrossingQuery[] {
  const { start, end } = network.info;
  const published = (date: IsoDate) => date >= start && date <= end;

  function crossing(
    [from, to, named]: readonly [string, string, IsoDate | undefined],
    fields: readonly [string, string, string],
    purpose: CrossingQuery['purpose'],
  ): CrossingQuery[] {
    const [a, b] = [endOf(network, from), endOf(network, to)];
    if (!a) complain(fields[0], 'unknown-port');
    if (!b) complain(fields[1], 'unknown-port');
    if (named !== undefined && !published(named)) complain(fields[2], 'not-published');
    if (!a || !b) return [];
    // A port of an island and the island itself are the same place as well.
    const isSame = a.portIds.some((port) => b.portIds.includes(port));
    if (isSame) complain(fields[1], 'same-port');
    const asker = askerOf(parsed);
    const date = named ?? (isSame ? undefined : findNextDay({ from: a, to: b }, asker));
    if (date === undefined && !isSame) {
      complain(fields[2], wishesOf(asker).length > 0 ? 'no-boat-fits' : 'no-boat-left');
    }
    return date === undefined ? [] : [{ from: a, to: b, date, purpose }];
  }

  const { from, to, date } = parsed;
  const [outbound] = crossing([from, to, date], ['from', 'to', 'date'], 'outbound');
  const found = outbound ? [outbound] : [];
  for (const leg of parsed.leg) {
    const [legFrom = '', legTo = '', legDate = ''] = leg.split('~');
    if (!isDate(legDate)) {
      complain('leg', 'not-a-date');
    } else {
      found.push(...crossing([legFrom, legTo, legDate], ['leg', 'leg', 'leg'], 'further'));
    }
  }
  if (parsed.return !== undefined) {
    const out = outbound?.date ?? date;
    if (out !== undefined && parsed.return < out) complain('return', 'before-outbound');
    found.push(...crossing([to, from, parsed.return], ['to', 'from', 'return'], 'return'));
  }
  return found;
}

/** What else is wrong in a query some of whose parameters cannot be read: one fault hides no other. */
function faultsBeside(
  faults: readonly FieldFault[],
  query: RawQuery,
  network: NetworkPorts,
  findNextDay: FindNextDay,
): FieldFault[] {
  const wrong = new Set(faults.map(({ field }) => field));
  const readable = Object.entries(onlyFirst(query)).filter(([name]) => !wrong.has(name));
  const rest: RawQuery = {
    ...Object.fromEntries(readable),
    // What comes after a day that cannot be read is not judged by it.
    ...(wrong.has('date') ? { date: network.info.start, return: undefined } : {}),
  };
  const parsed = searchParameters.safeParse(rest);
  if (parsed.success) {
    const found: FieldFault[] = [];
    crossingsOf(parsed.data, network, findNextDay, (field, fault) => found.push({ field, fault }));
    return found;
  }
  // A port is missing: the other one can still be unknown.
  return (['from', 'to'] as const).flatMap((field) => {
    const id = rest[field];
    const isKnown = typeof id !== 'string' || endOf(network, id.trim());
    return isKnown ? [] : [{ field, fault: 'unknown-port' as const }];
  });
}

const lists = ['leg', 'kind'];

/** A parameter that is no list counts once, whatever an address repeats. */
function onlyFirst(query: RawQuery): RawQuery {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      lists.includes(name) ? value : firstValue(value),
    ]),
  );
}

function firstPerField(faults: readonly FieldFault[]): FieldFault[] {
  const fields = new Map(faults.toReversed().map((fault) => [fault.field, fault]));
  return [...fields.values()].toReversed();
}
