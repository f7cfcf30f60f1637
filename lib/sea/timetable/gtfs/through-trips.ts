import { addDays } from '../../../foundation/time/days.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';
import type { GtfsTrip, Service } from '../types.ts';
import { isJoinable, joinCalls, type Seats } from './in-seat.ts';
import { datesOf, longestDays, serviceOn, serviceOnAndAfter } from './service-days.ts';
import type { TripRow } from './trips.ts';

/** Information by which trips are joined. */
export interface JoinOptions {
  readonly seats: Seats;
  /** Port of a stop. Trips can be joined at different stops of the same port. */
  readonly portOf: (stopId: string) => string;
  readonly from?: IsoDate | undefined;
}

interface Chain {
  readonly trips: readonly GtfsTrip[];
  readonly dates: IsoDate[];
}

/**
 * Joins consecutive trips of one vessel on the days on which it sails both, so that passengers stay
 * on board. The trips are in one block (`block_id`) or linked by an in-seat transfer. On other days
 * they stay separate. Joined trips keep the ids of their parts.
 *
 * Days are examined one by one, so only a thousand of them: from `from`, or from the start of the
 * first calendar. Later days keep separate trips; earlier days are over.
 */
export function joinTrips(
  trips: readonly GtfsTrip[],
  rows: ReadonlyMap<string, TripRow>,
  services: Map<string, Service>,
  { seats, portOf, from }: JoinOptions,
): GtfsTrip[] {
  const blockOf = (trip: GtfsTrip) => rows.get(trip.id)?.blockId ?? '';
  const groups = groupsOf(trips, blockOf, seats);
  const replaced = new Map<string, GtfsTrip[]>();
  for (const group of groups) {
    const first = from ?? firstDayOf(group, services);
    const until = addDays(first, longestDays);
    const days = new Map(
      group.map(({ id, serviceId }) => [id, datesOf(services.get(serviceId), first, until)]),
    );
    const chains = chainsOf(group, days, (running) => chainsOfDay(running, blockOf, seats, portOf));
    if (chains.every((chain) => chain.trips.length === 1)) continue;
    for (const trip of group) {
      const service = services.get(trip.serviceId);
      const alone = chains.find(({ trips: [only, ...more] }) => only === trip && more.length === 0);
      if (!service || (alone?.dates.length ?? 0) === days.get(trip.id)?.size) {
        replaced.set(trip.id, [trip]);
        continue;
      }
      const id = `${trip.id} alone`;
      const rest = serviceOnAndAfter(id, alone?.dates ?? [], service, until);
      if (rest) services.set(id, rest);
      replaced.set(trip.id, rest ? [{ ...trip, serviceId: id }] : []);
    }
    for (const { trips: parts, dates } of chains) {
      const [head] = parts;
      const own = head && services.get(head.serviceId);
      if (!own || parts.length === 1) continue;
      const joined = joinCalls(parts);
      const isWhole =
        dates.length === days.get(head.id)?.size && !serviceOnAndAfter(own.id, [], own, until);
      const id = `${joined.id} alone`;
      if (!isWhole) services.set(id, serviceOn(id, dates, own.removed));
      replaced.get(head.id)?.unshift({ ...joined, serviceId: isWhole ? own.id : id });
    }
  }
  return trips.flatMap((trip) => replaced.get(trip.id) ?? trip);
}

/** First day of the trips' services. */
function firstDayOf(trips: readonly GtfsTrip[], services: ReadonlyMap<string, Service>): IsoDate {
  const starts = trips.flatMap(({ serviceId }) => services.get(serviceId)?.start ?? []);
  return starts.sort()[0] ?? '';
}

/** Groups trips that may follow each other: those of a block, and those linked by a transfer. */
function groupsOf(
  trips: readonly GtfsTrip[],
  blockOf: (trip: GtfsTrip) => string,
  seats: Seats,
): GtfsTrip[][] {
  const groups = new Map<string, GtfsTrip[]>();
  const groupOf = new Map<string, GtfsTrip[]>();
  for (const trip of trips) {
    const block = blockOf(trip);
    const group = (block && groups.get(block)) || [];
    if (block) groups.set(block, group);
    group.push(trip);
    groupOf.set(trip.id, group);
  }
  const links = [...seats.stay].flatMap(([from, nexts]) =>
    [...nexts.keys()].map((to) => [from, to]),
  );
  for (const [from = '', to = ''] of links) {
    const [a, b] = [groupOf.get(from), groupOf.get(to)];
    if (!a || !b || a === b) continue;
    a.push(...b);
    for (const { id } of b) groupOf.set(id, a);
  }
  return [...new Set(groupOf.values())].filter(({ length }) => length > 1);
}

function chainsOf(
  group: readonly GtfsTrip[],
  days: ReadonlyMap<string, ReadonlySet<IsoDate>>,
  chainsOfDay: (running: readonly GtfsTrip[]) => GtfsTrip[][],
): Chain[] {
  const ordered = group.toSorted((a, b) => start(a) - start(b));
  const chains = new Map<string, Chain>();
  const dates = new Set([...days.values()].flatMap((its) => [...its]));
  const known = new Map<string, GtfsTrip[][]>();
  for (const date of [...dates].sort()) {
    const running = ordered.filter(({ id }) => days.get(id)?.has(date));
    const key = running.map(({ id }) => id).join('\n');
    const found = known.get(key) ?? chainsOfDay(running);
    known.set(key, found);
    for (const trips of found) {
      const id = trips.map((trip) => trip.id).join('\n');
      const chain = chains.get(id) ?? { trips, dates: [] };
      chains.set(id, chain);
      chain.dates.push(date);
    }
  }
  return [...chains.values()];
}

function chainsOfDay(
  running: readonly GtfsTrip[],
  blockOf: (trip: GtfsTrip) => string,
  seats: Seats,
  portOf: (stopId: string) => string,
): GtfsTrip[][] {
  const chains: GtfsTrip[][] = [];
  for (const trip of running) {
    const inSeat = chains.find((chain) => {
      const last = chain.at(-1);
      return last && seats.stay.get(last.id)?.has(trip.id) && isJoinable(chain, trip, true, portOf);
    });
    const before = chains.findLast((chain) => {
      const last = chain.at(-1);
      return last && blockOf(last) !== '' && blockOf(last) === blockOf(trip);
    });
    const last = before?.at(-1);
    const may = last && !seats.leave.has(`${last.id}\n${trip.id}`);
    if (inSeat) inSeat.push(trip);
    else if (before && may && isJoinable(before, trip, false, portOf)) before.push(trip);
    else chains.push([trip]);
  }
  return chains;
}

const start = ({ calls }: GtfsTrip) => calls[0]?.departure ?? 0;
