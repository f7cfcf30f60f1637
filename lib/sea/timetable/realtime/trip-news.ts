import type { EpochMinutes } from '../../../foundation/time/types.ts';
import { type FeedCall, type FerryFeed, feedCalls, type PortCall } from '../types.ts';
import { afterStay, minutesOf, type Shift, shiftAt } from './call-shift.ts';
import { callRelations, type StopTimeUpdate, type TripUpdate } from './messages.ts';
import type { CallNews } from './types.ts';

/** Maximum plausible minutes of delay, and of being early. */
const mostLate = 24 * 60;
const mostEarly = 3 * 60;

const { skipped: skippedRelation, noData: noDataRelation } = callRelations;

/** News of one part of a joined trip. Other trips have one part. */
export type PartNews = Pick<TripUpdate, 'stopTimeUpdate' | 'delay'> | 'cancelled';

/** News of the calls of a trip. */
interface TripCalls {
  readonly calls: readonly CallNews[];
  /**
   * First and last call of each stretch that sails. There are several if the middle of a joined
   * trip is cancelled.
   */
  readonly runs: readonly (readonly [number, number])[];
  /** Parts without any call. */
  readonly gone: ReadonlySet<number>;
}

/** Original call of the feed, with the index of our call and of its part. */
interface Stop extends FeedCall {
  readonly call: number;
  readonly part: number;
  readonly portId: string;
}

/** Original call with its expected times. */
interface ExpectedStop extends Stop, Shift {
  readonly skipped: boolean;
}

/**
 * Computes the news of each call of a trip. The result has no runs if nobody can ride from one port
 * to another. Undefined if a delay is implausible.
 *
 * As GTFS-Realtime defines, a delay applies until the next call with other news, and calls before
 * the first one with news follow the timetable. A delay that is known from an arrival alone is
 * absorbed by the stays on the way, because a departure must not be shown later than is certain.
 *
 * Times always increase by at least a minute from call to call. Each part of a joined trip has its own updates. A part without updates continues
 * the previous delay, and a cancelled part calls at none of its ports.
 *
 * @param partNews news by part @param origin instant from which the times of the calls count
 */
export function callNews(
  calls: readonly PortCall[],
  partNews: readonly (PartNews | undefined)[],
  origin: EpochMinutes,
  stopIds: FerryFeed['stopIds'],
): TripCalls | undefined {
  const stops = expectedStops(stopsOf(calls), partNews, origin, stopIds);
  if (!stops) return undefined;
  const byCall = Map.groupBy(stops, ({ call }) => call);
  const news = calls.map(({ arrival, departure }, index): CallNews => {
    const all = byCall.get(index) ?? [];
    const kept = all.filter(({ skipped }) => !skipped);
    // At several quays of a port the call lasts from the first arrival to the last departure.
    const [first, last] = kept.length > 0 ? [kept[0], kept.at(-1)] : [all[0], all.at(-1)];
    return {
      arrival: (first?.arrival ?? arrival) - arrival,
      departure: (last?.departure ?? departure) - departure,
      skipped: kept.length === 0 || isPassed(all, partNews),
    };
  });
  const runs = runsOf(stops, partNews).filter(
    ([from, to]) => news.slice(from, to + 1).filter(({ skipped }) => !skipped).length > 1,
  );
  const sails = (index: number) => runs.some(([from, to]) => index >= from && index <= to);
  return {
    calls: news.map((call, index) => ({ ...call, skipped: call.skipped || !sails(index) })),
    runs,
    gone: new Set(
      [...Map.groupBy(stops, ({ part }) => part)].flatMap(([part, own]) =>
        own.every(({ skipped }) => skipped) ? part : [],
      ),
    ),
  };
}

/**
 * True if a part that sails skips all its stops of the call. At the call where two parts meet, one
 * of them suffices.
 */
function isPassed(
  stops: readonly ExpectedStop[],
  partNews: readonly (PartNews | undefined)[],
): boolean {
  return [...Map.groupBy(stops, ({ part }) => part)].some(
    ([part, own]) => partNews[part] !== 'cancelled' && own.every(({ skipped }) => skipped),
  );
}

function stopsOf(calls: readonly PortCall[]): Stop[] {
  let part = 0;
  return calls.flatMap((call, index) =>
    feedCalls(call).map((stop) => {
      if (stop.startsPart) part += 1;
      return { ...stop, call: index, part, portId: call.portId };
    }),
  );
}

/** Applies the updates to the stops. Undefined if a delay is implausible. */
function expectedStops(
  stops: readonly Stop[],
  partNews: readonly (PartNews | undefined)[],
  origin: EpochMinutes,
  stopIds: FerryFeed['stopIds'],
): ExpectedStop[] | undefined {
  const updates = updatesByStop(stops, partNews, stopIds);
  let late = 0;
  // True while the delay is known from an arrival alone, so that each stay may absorb it.
  let isAbsorbed = false;
  const found: ExpectedStop[] = [];
  for (const [index, stop] of stops.entries()) {
    const [before, after, own] = [found[index - 1], stops[index + 1], partNews[stop.part]];
    const [isFirst, isLast] = [before?.part !== stop.part, after?.part !== stop.part];
    const whole = isFirst && own !== 'cancelled' ? wholeDelay(own) : undefined;
    if (isFirst) late = own === 'cancelled' ? 0 : (whole ?? late);
    if (whole !== undefined) isAbsorbed = false;
    const update = updates.get(index);
    if (update?.scheduleRelationship === noDataRelation) late = 0;
    const shifted = update && shiftAt(update, stop, origin, { late, isFirst, isLast });
    const carried = isAbsorbed && !isFirst && !isLast ? afterStay(late, stop) : late;
    const shift = shifted ?? { arrival: late, departure: carried };
    late = shift.departure;
    if (shifted) isAbsorbed = !isFirst && update?.departure === undefined;
    if ([shift.arrival, shift.departure].some((by) => by > mostLate || by < -mostEarly)) {
      return undefined;
    }
    const least = before?.call === stop.call ? 0 : 1;
    const arrival = Math.max(
      stop.arrival + shift.arrival,
      (before?.departure ?? Number.NEGATIVE_INFINITY) + least,
    );
    const departure = Math.max(stop.departure + shift.departure, arrival);
    const skipped = own === 'cancelled' || update?.scheduleRelationship === skippedRelation;
    found.push({ ...stop, arrival, departure, skipped });
  }
  return found;
}

/** Delay of a whole trip, in an update without calls. */
const wholeDelay = (update: Exclude<PartNews, 'cancelled'> | undefined) =>
  update?.stopTimeUpdate.length === 0 && update.delay !== undefined
    ? minutesOf(update.delay)
    : undefined;

/** First and last call of each stretch of consecutive parts that are not cancelled. */
function runsOf(stops: readonly Stop[], partNews: readonly (PartNews | undefined)[]) {
  const runs: [number, number][] = [];
  let isOpen = false;
  for (const { call, part } of stops) {
    const sails = partNews[part] !== 'cancelled';
    const run = runs.at(-1);
    if (sails && isOpen && run) run[1] = call;
    else if (sails) runs.push([call, call]);
    isOpen = sails;
  }
  return runs;
}

/**
 * Matches updates to stops within each part: by `stop_sequence` if both have one, otherwise by the
 * stops in order. In a port with several quays the quay's own id takes precedence.
 */
function updatesByStop(
  stops: readonly Stop[],
  partNews: readonly (PartNews | undefined)[],
  stopIds: FerryFeed['stopIds'],
): Map<number, StopTimeUpdate> {
  const found = new Map<number, StopTimeUpdate>();
  for (const [part, own] of partNews.entries()) {
    if (!own || own === 'cancelled') continue;
    let next = 0;
    for (const update of own.stopTimeUpdate) {
      const { stopSequence, stopId = '' } = update;
      const portId = stopIds?.get(stopId) ?? stopId;
      const bySequence =
        stopSequence === undefined
          ? -1
          : stops.findIndex((stop) => stop.part === part && stop.sequence === stopSequence);
      const isElsewhere = stopId && bySequence >= 0 && stops[bySequence]?.portId !== portId;
      const ahead = (isIt: (stop: Stop) => boolean) =>
        stops.findIndex((stop, at) => at >= next && stop.part === part && isIt(stop));
      const byQuay = ahead((stop) => stop.stopId === stopId);
      const byPort = byQuay >= 0 ? byQuay : ahead((stop) => stop.portId === portId);
      const index = bySequence >= 0 && !isElsewhere ? bySequence : byPort;
      if (index < 0) continue;
      found.set(index, update);
      next = index + 1;
    }
  }
  return found;
}
