import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../engine/timetable.ts';
import type { FerryFeed } from '../types.ts';
import { dayOfStart, type TripNames } from './match-trip.ts';
import { callRelations, type StopTimeUpdate, type TripUpdate } from './messages.ts';
import { relationOf } from './trip-message.ts';
import type { ExtraCall, ExtraSailing } from './types.ts';

/** Limits on the calls of an extra sailing, and on its distance from the message in minutes. */
const mostCalls = 40;
const mostBefore = 24 * 60;
const mostAhead = 14 * 24 * 60;

/**
 * Reads a sailing that is not in the timetable: at its ports that are in the feed, at the absolute
 * times of the message. Undefined for any other update, for fewer than two such ports, and for times
 * that do not increase, are far from the message or are those of a scheduled sailing.
 */
export function extraSailing(
  timetable: Timetable,
  names: TripNames,
  update: TripUpdate,
  messageAt: EpochMinutes,
): ExtraSailing | undefined {
  if (relationOf(update) !== 'added') return undefined;
  const { feed } = timetable;
  const calls = callsOf(update, feed);
  const [first, last] = [calls[0], calls.at(-1)];
  if (!first || !last || first === last || !isInOrder(calls)) return undefined;
  const { departure } = first;
  if (departure < messageAt - mostBefore || departure > messageAt + mostAhead) return undefined;
  const { tripId = '', routeId = '' } = update.trip;
  const model = feed.trips[names.byId.get(tripId)?.[0]?.trip ?? -1];
  const lineId = feed.lines.find(({ id }) => id === routeId)?.id ?? model?.lineId;
  if (isScheduled(timetable, names, update, first)) return undefined;
  return {
    calls,
    ...(lineId === undefined ? {} : { lineId }),
    ...(model?.vessel ? { vessel: model.vessel } : {}),
    at: Math.min(messageAt, update.timestamp ? Math.floor(update.timestamp / 60) : messageAt),
  };
}

function callsOf({ stopTimeUpdate }: TripUpdate, feed: FerryFeed): ExtraCall[] {
  const calls: ExtraCall[] = [];
  for (const update of stopTimeUpdate.slice(0, mostCalls)) {
    const portId = portOf(update, feed);
    const times = timesOf(update);
    if (!portId || !times) continue;
    const before = calls.at(-1);
    // At several quays of a port the call lasts from the first arrival to the last departure.
    if (before?.portId === portId) {
      calls.splice(-1, 1, { ...before, departure: times.departure });
    } else calls.push({ portId, ...times });
  }
  return calls;
}

/** The port of a call; undefined if it is not in the feed, or is skipped. */
function portOf(
  { stopId = '', scheduleRelationship }: StopTimeUpdate,
  { ports, stations, stopIds }: FerryFeed,
): string | undefined {
  if (scheduleRelationship === callRelations.skipped) return undefined;
  const id = stopIds?.get(stopId) ?? stopId;
  if (ports.some((port) => port.id === id)) return id;
  // A station is a port if it has only one.
  const portIds = stations.find((station) => station.id === id)?.portIds ?? [];
  return portIds.length === 1 ? portIds[0] : undefined;
}

/** Times of a call in whole minutes. Departures are rounded down and arrivals up. */
function timesOf({ arrival, departure }: StopTimeUpdate) {
  const [arrives, leaves] = [arrival?.time || departure?.time, departure?.time || arrival?.time];
  if (!arrives || !leaves) return undefined;
  return { arrival: Math.ceil(arrives / 60), departure: Math.floor(leaves / 60) };
}

const isInOrder = (calls: readonly ExtraCall[]) =>
  calls.every(
    ({ arrival, departure }, index) =>
      (index === 0 || arrival > (calls[index - 1] as ExtraCall).departure) &&
      (index === 0 || index === calls.length - 1 || departure >= arrival),
  );

/** True if the trip of the message already sails from the first port at that time. */
function isScheduled(
  { feed, clock }: Timetable,
  names: TripNames,
  { trip: { tripId = '', startDate } }: TripUpdate,
  { portId, departure }: ExtraCall,
): boolean {
  const day = (startDate ? dayOfStart(startDate) : undefined) ?? clock.dayAt(departure);
  return (names.byId.get(tripId) ?? []).some(
    ({ trip }) =>
      names.sails(trip, day) &&
      feed.trips[trip]?.calls.some(
        (call) => call.portId === portId && clock.origin(day) + call.departure === departure,
      ),
  );
}

/** Key of a sailing, equal for equal calls from any service. */
export const extraKey = ({ calls }: ExtraSailing) => JSON.stringify(calls);
