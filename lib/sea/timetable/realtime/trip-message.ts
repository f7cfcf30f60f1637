import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../engine/timetable.ts';
import { type MatchedTrip, matchTrip, type TripNames } from './match-trip.ts';
import { callRelations, type StopTimeUpdate, type TripUpdate } from './messages.ts';
import { callNews, type PartNews } from './trip-news.ts';

/** Meaning of a trip's `schedule_relationship`. */
type Relation = 'changed' | 'replaced' | 'cancelled' | 'removed' | 'added' | 'unclear';

/**
 * Values that are read: scheduled; added; unscheduled, which marks trips of frequencies; cancelled;
 * replacement; duplicated; deleted; new. Any other is unclear.
 */
const relations: ReadonlyMap<number, Relation> = new Map([
  [0, 'changed'],
  [1, 'added'],
  [2, 'changed'],
  [3, 'cancelled'],
  [5, 'replaced'],
  [6, 'added'],
  [7, 'removed'],
  [8, 'added'],
]);

export const relationOf = ({ trip }: Pick<TripUpdate, 'trip'>): Relation =>
  relations.get(trip.scheduleRelationship ?? 0) ?? 'unclear';

/** Message about a trip or a part of a joined one. */
export interface TripMessage {
  /** `unclear`: changed in an unknown way, so that the timetable is in doubt. */
  readonly relation: 'cancelled' | 'removed' | 'changed' | 'unclear';
  /** True if the boat may sail differently. */
  readonly isDoubtful: boolean;
  readonly update: TripUpdate;
  readonly at: EpochMinutes;
}

/**
 * Minutes before the time of its message after which the update of a trip is too old to give its
 * position.
 */
const staleTripAfter = 60;

const ranks = { cancelled: 3, removed: 2, unclear: 1, changed: 0 } as const;

/** True if the first message about a trip takes precedence over the other. */
export const takesPrecedence = (message: TripMessage, other: TripMessage) =>
  (ranks[message.relation] - ranks[other.relation] || message.at - other.at) > 0;

/**
 * Matches an update to a sailing. Undefined if there is no such sailing, or if it says nothing that
 * can be believed. A replaced sailing gets its new times as far as they fit, and is marked as
 * doubtful.
 */
export function tripMessageOf(
  timetable: Timetable,
  names: TripNames,
  update: TripUpdate,
  messageAt: EpochMinutes,
): { readonly sailing: MatchedTrip; readonly message: TripMessage } | undefined {
  const relation = relationOf(update);
  if (relation === 'added') return undefined;
  const at = update.timestamp ? Math.floor(update.timestamp / 60) : messageAt;
  const reportedAt = Math.min(at, messageAt);
  const meant = firstTime(update) ?? reportedAt;
  const moves = relation === 'changed' || relation === 'replaced';
  const sailing = matchTrip(timetable, names, update.trip, meant, !moves);
  if (!sailing) return undefined;
  const isDoubtful =
    relation === 'unclear' || relation === 'replaced' || update.stopTimeUpdate.some(isUnclear);
  const base = { isDoubtful, update, at: reportedAt };
  if (!moves) return { sailing, message: { ...base, relation } };
  // Cancellations and doubts stay valid, but positions have to be recent.
  const isStale = at < messageAt - staleTripAfter;
  const alone: PartNews[] = [];
  alone[sailing.part] = update;
  const calls = isStale ? undefined : callsOf(timetable, sailing, alone);
  if (!calls)
    return isDoubtful ? { sailing, message: { ...base, relation: 'unclear' } } : undefined;
  const isGone = calls.runs.length === 0 || calls.gone.has(sailing.part);
  return { sailing, message: { ...base, relation: isGone ? 'cancelled' : 'changed' } };
}

export function callsOf(
  { feed, clock }: Timetable,
  { trip, day }: Pick<MatchedTrip, 'trip' | 'day'>,
  partNews: readonly (PartNews | undefined)[],
) {
  return callNews(feed.trips[trip]?.calls ?? [], partNews, clock.origin(day), feed.stopIds);
}

const knownCalls: readonly number[] = [0, ...Object.values(callRelations)];

/** True if the relation of a call to the timetable is not read. */
const isUnclear = ({ scheduleRelationship = 0 }: StopTimeUpdate) =>
  !knownCalls.includes(scheduleRelationship);

/** First time in an update. Without a day the update refers to the sailing nearest to this time. */
function firstTime({ stopTimeUpdate }: TripUpdate): EpochMinutes | undefined {
  for (const { arrival, departure } of stopTimeUpdate) {
    const seconds = departure?.time || arrival?.time;
    if (seconds) return Math.floor(seconds / 60);
  }
  return undefined;
}
