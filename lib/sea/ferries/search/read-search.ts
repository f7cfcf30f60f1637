import type { z } from 'zod';
import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { type End, endOf, type NetworkPorts } from './ends';
import { faultsOfLegs, isSamePlace, type LegFault, readLeg } from './further-legs';
import { type Asker, type OfferFilter, wishesOf } from './offer-filter';
import {
  maxPassengers,
  type SearchFault,
  type SortOrder,
  searchFaults,
  searchParameters,
} from './parameters';

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
  /** Set if no day was given: the outward crossing is on the next day with a boat. */
  readonly isNextDay?: true;
}

/** Finds the outbound day of a search without one; undefined when no boat is left that the party may take. */
export type FindNextDay = (
  ends: Pick<CrossingQuery, 'from' | 'to'>,
  asker: Asker,
) => IsoDate | undefined;

export interface FieldFault {
  /** Name of the parameter. */
  readonly field: string;
  readonly fault: SearchFault;
  /** Of `leg`: which of them, and what of it. */
  readonly leg?: LegFault;
}

export type SearchReading =
  | { readonly ok: true; readonly search: FerrySearch }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

const isFault = (message: string): message is SearchFault =>
  (searchFaults as readonly string[]).includes(message);

type Parsed = z.infer<typeof searchParameters>;

/**
 * Reads a search from an address. Repeated names are lists; unknown names are ignored. Every error names its parameter,
 * and no value is guessed except a missing day.
 */
export function readSearch(
  query: RawQuery,
  network: NetworkPorts,
  findNextDay: FindNextDay,
): SearchReading {
  const parsed = searchParameters.safeParse(onlyFirst(query));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      fault: isFault(message) ? message : ('unknown-choice' as const),
    }));
    const isMalformed = issues.some(({ fault }) => fault === 'leg-malformed');
    // Listed first, so that an error in a part of a leg takes precedence over the error of the whole leg.
    const faults = [...(isMalformed ? partsAtFault(query, network) : []), ...issues];
    return {
      ok: false,
      faults: firstPerField([...faults, ...faultsBeside(faults, query, network, findNextDay)]),
    };
  }
  const faults = faultsOfValues(parsed.data, network);
  const crossings = crossingsOf(parsed.data, network, findNextDay, (fault) => faults.push(fault));
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

/** Errors of readable values, each checked on its own. */
function faultsOfValues(
  { after, before, passengers, children, class: fareClass }: Parsed,
  network: NetworkPorts,
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (after !== undefined && before !== undefined && before <= after) {
    faults.push({ field: 'before', fault: 'before-not-later' });
  }
  if (passengers + children > maxPassengers) {
    faults.push({ field: 'children', fault: 'children-range' });
  }
  if (fareClass && !network.fareClasses?.includes(fareClass)) {
    faults.push({ field: 'class', fault: 'unknown-class' });
  }
  return faults;
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
  report: (fault: FieldFault) => void,
): CrossingQuery[] {
  const { start, end } = network.info;
  const complain = (field: string, fault: SearchFault) => report({ field, fault });
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
    const isSame = isSamePlace(a, b);
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
  const legFaults = faultsOfLegs(parsed.leg, network, outbound?.date ?? date);
  for (const leg of legFaults) report({ field: 'leg', fault: leg.fault, leg });
  for (const [index, text] of parsed.leg.entries()) {
    const leg = readLeg(text);
    const isWrong = legFaults.some((fault) => fault.index === index);
    const [a, b] = [endOf(network, leg.from), endOf(network, leg.to)];
    if (a && b && isDate(leg.date) && !isWrong) {
      found.push({ from: a, to: b, date: leg.date, purpose: 'further' });
    }
  }
  if (parsed.return !== undefined) {
    const out = outbound?.date ?? date;
    if (out !== undefined && parsed.return < out) complain('return', 'before-outbound');
    found.push(...crossing([to, from, parsed.return], ['to', 'from', 'return'], 'return'));
  }
  return found;
}

/** Legs of an address checked one by one; later ones get no errors of their own. */
export const mostLegsRead = 8;

/** Errors of the further legs of a query in which at least one cannot be read. */
function partsAtFault(query: RawQuery, network: NetworkPorts): FieldFault[] {
  const date = firstValue(query.date) ?? '';
  const legs = allValues(query.leg).slice(0, mostLegsRead);
  const faults = faultsOfLegs(legs, network, isDate(date) ? date : undefined);
  return faults.map((leg) => ({ field: 'leg', fault: 'leg-malformed', leg }));
}

/** Further errors of a query with unreadable parameters, so that one error hides no other. */
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
    // Dates after an unreadable day cannot be checked against it.
    ...(wrong.has('date') ? { date: network.info.start, return: undefined } : {}),
  };
  const parsed = searchParameters.safeParse(rest);
  if (parsed.success) {
    const found = faultsOfValues(parsed.data, network);
    crossingsOf(parsed.data, network, findNextDay, (fault) => found.push(fault));
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

/** A parameter that is not a list counts once, even if the address repeats it. */
function onlyFirst(query: RawQuery): RawQuery {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      lists.includes(name) ? value : firstValue(value),
    ]),
  );
}

/** Each part of a leg is a separate field. */
function firstPerField(faults: readonly FieldFault[]): FieldFault[] {
  const keyOf = ({ field, leg }: FieldFault) => (leg ? `${field} ${leg.index} ${leg.part}` : field);
  const fields = new Map(faults.toReversed().map((fault) => [keyOf(fault), fault]));
  return [...fields.values()].toReversed();
}
