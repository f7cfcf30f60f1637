import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { athensDate } from '@/lib/foundation/time/athens';
import { addDays } from '@/lib/foundation/time/days';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import type { LegRestrictions, PlanRequest } from '../problem/request';
import type { PlanField } from '../problem/rules';
import { validate } from '../problem/rules';
import { entriesOf, readFlight, readGateway, readIslandWish, readLock } from './entries';
import { type PlanFault, planParameters } from './parameters';
import type { PlanParameter, PlanQuery } from './query';

export interface FieldFault {
  readonly field: PlanParameter;
  readonly fault: PlanFault;
  /** Index of the entry in `islands` or `lock`, from 0. */
  readonly index?: number;
}

export type PlanReading =
  | { readonly ok: true; readonly request: PlanRequest }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/** Parameter for each field of a request. */
const parameterOf: Readonly<Record<PlanField, PlanParameter>> = {
  start: 'start',
  end: 'end',
  firstDay: 'firstDay',
  lastDay: 'lastDay',
  islands: 'islands',
  choose: 'choose',
  order: 'order',
  locks: 'lock',
  wishes: 'wish',
  restrictions: 'before',
  flight: 'flight',
  // Each number has been checked on its own, so the remaining fault is a party that is too large.
  party: 'children',
};

/** Limit on entries read, above the number of islands. Further entries are ignored. */
const mostEntries = 24;

/**
 * Minutes to which the current time is rounded up in a plan for today, so that a repeated request
 * gets the same plan. No boat that leaves in between is used.
 */
const roundingMinutes = 5;

/** Parameter that another one depends on. A fault of the former hides the dependent fault. */
const leansOn: Readonly<Partial<Record<PlanParameter, PlanParameter>>> = {
  choose: 'islands',
  order: 'islands',
  lock: 'islands',
  flight: 'end',
  firstDay: 'lastDay',
  lastDay: 'firstDay',
};

/**
 * Reads the request of an address and validates it against the timetable. Returns all faults with
 * their parameters; never guesses and never throws. As in a search, past days have no boats, and
 * only boats that have not left at `at` are used today.
 */
export function readPlan(query: PlanQuery, timetable: Timetable, at: EpochMinutes): PlanReading {
  const parsed = planParameters.safeParse(query);
  const faults: FieldFault[] = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: path[0] as PlanParameter,
    fault: message as PlanFault,
  }));
  const { info, stations } = timetable.feed;
  const readable = parsed.success
    ? parsed.data
    : planParameters.safeParse({
        ...standIns(info.start, stations[0]?.id ?? ''),
        ...without(query, faults),
      }).data;
  if (!readable) return { ok: false, faults: firstOfEach(faults) };

  const { request, islandsAt } = requestOf(readable, (fault) => faults.push(fault));
  const wrong = new Set(faults.map(({ field }) => field));
  for (const { field, code, index } of validate(timetable, request)) {
    const parameter = code === 'unknown-class' ? 'class' : parameterOf[field];
    const other = leansOn[parameter];
    if (other && wrong.has(other)) continue;
    if (index === undefined && wrong.has(parameter)) continue;
    const at = field === 'islands' && index !== undefined ? islandsAt[index] : index;
    faults.push({ field: parameter, fault: code, ...(at === undefined ? {} : { index: at }) });
  }
  const today = athensDate(at);
  const isKnown = faults.every(({ field }) => field !== 'firstDay' && field !== 'lastDay');
  if (isKnown && request.firstDay < today) faults.push({ field: 'firstDay', fault: 'day-passed' });
  if (faults.length > 0) return { ok: false, faults: firstOfEach(faults) };
  if (request.firstDay > today) return { ok: true, request };
  return {
    ok: true,
    request: { ...request, notBefore: Math.ceil(at / roundingMinutes) * roundingMinutes },
  };
}

/** Placeholders for invalid parameters, so that the other parameters are validated too. */
const standIns = (day: string, place: string) => ({
  start: place,
  end: place,
  firstDay: day,
  lastDay: addDays(day, 59),
  islands: '',
});

/** Removes the invalid parameters. A fault in one date removes both dates. */
function without(query: PlanQuery, faults: readonly FieldFault[]): Partial<PlanQuery> {
  const gone = new Set<string>(faults.map(({ field }) => field));
  if (gone.has('firstDay') || gone.has('lastDay')) gone.add('firstDay').add('lastDay');
  return {
    ...Object.fromEntries(Object.entries(query).filter(([name]) => !gone.has(name))),
    lock: gone.has('lock') ? [] : query.lock,
  };
}

function requestOf(
  data: (typeof planParameters)['_output'],
  complain: (fault: FieldFault) => void,
): { request: PlanRequest; islandsAt: readonly number[] } {
  function each<T extends object>(
    field: 'islands' | 'lock' | 'flight',
    texts: readonly string[],
    read: (text: string) => T | PlanFault,
  ): T[] {
    return texts.flatMap((text, index) => {
      const entry = read(text);
      if (typeof entry !== 'string') return [entry];
      complain({ field, fault: entry, ...(field === 'flight' ? {} : { index }) });
      return [];
    });
  }

  const islands = entriesOf(data.islands);
  if (islands.length > mostEntries) complain({ field: 'islands', fault: 'too-many-islands' });
  const [flight] = each('flight', data.flight ? [data.flight] : [], readFlight);
  const order = data.order === undefined ? undefined : entriesOf(data.order).filter(isIslandSlug);
  if (order && order.length !== entriesOf(data.order ?? '').length) {
    complain({ field: 'order', fault: 'order-does-not-match' });
  }
  const wishes = each('islands', islands.slice(0, mostEntries), readIslandWish);
  const islandsAt = islands.flatMap((text, index) =>
    typeof readIslandWish(text) === 'string' ? [] : [index],
  );
  const request: PlanRequest = {
    start: readGateway(data.start),
    end: readGateway(data.end),
    firstDay: data.firstDay,
    lastDay: data.lastDay,
    ...(data.landing === undefined ? {} : { landing: data.landing }),
    ...(data.by === undefined ? {} : { homeBy: data.by }),
    ...(data['last-after'] === undefined ? {} : { lastBoatFrom: data['last-after'] }),
    islands: wishes,
    ...(data.choose === undefined ? {} : { choose: data.choose }),
    ...(order ? { order } : {}),
    locks: each('lock', data.lock, readLock),
    wishes: {
      priority: data.wish,
      fewEarlyMornings: data.early === 'few',
      noLateArrivals: data.late === 'none',
      pace: data.pace,
      ...(data.seasick ? { seasick: true } : {}),
    },
    ...(flight
      ? {
          flight: {
            ...flight,
            ...(data.buffer === undefined ? {} : { bufferMinutes: data.buffer }),
          },
        }
      : {}),
    ...restrictionsOf(data),
    party: {
      adults: data.adults,
      children: data.children,
      ...(data.vehicle ? { vehicle: data.vehicle } : {}),
      ...(data.class ? { fareClass: data.class } : {}),
    },
  };
  return { request, islandsAt };
}

function restrictionsOf(
  data: (typeof planParameters)['_output'],
): Pick<PlanRequest, 'restrictions'> {
  const { kind = [], direct, after, before, 'max-wait': wait } = data;
  const { 'max-hours': hours, 'max-price': euros } = data;
  const restrictions: LegRestrictions = {
    ...(kind.length > 0 ? { kinds: [...new Set(kind)] } : {}),
    ...(direct ? { directOnly: true } : {}),
    ...(after === undefined ? {} : { leavesFrom: after }),
    ...(before === undefined ? {} : { leavesBefore: before }),
    ...(wait === undefined ? {} : { maxWait: Math.round(wait * 60) }),
    ...(hours === undefined ? {} : { maxMinutes: Math.round(hours * 60) }),
    ...(euros === undefined ? {} : { maxCents: Math.round(euros * 100) }),
  };
  return Object.keys(restrictions).length > 0 ? { restrictions } : {};
}

/** Keeps the first fault of each field and entry. */
function firstOfEach(faults: readonly FieldFault[]): FieldFault[] {
  const seen = new Set<string>();
  return faults.filter(({ field, index }) => {
    const key = `${field}.${index ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
