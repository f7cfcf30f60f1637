import type { Day } from '../../../foundation/time/days.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import { dayOfStart } from './match-trip.ts';
import type { DatedMessage } from './merge-messages.ts';
import {
  type Alert,
  callRelations,
  type FeedEntity,
  type StopTimeUpdate,
  type TripUpdate,
} from './messages.ts';
import { kindOf } from './service-alert.ts';
import { relationOf } from './trip-message.ts';
import { stopsBoats } from './types.ts';

/** Minutes for which news without a day lasts. Those for tomorrow are sent today. */
const lastsWithoutDay = 36 * 60;
/** Days after its service day on which a sailing may still be under way. */
const mostLag = 2;

/**
 * Reduces a message to what still holds when its service has fallen silent: cancelled boats and
 * skipped calls until their day is over, doubts about a boat, and notices that stop boats for their
 * periods. Positions and delays are dropped. Undefined if nothing is left.
 *
 * @param at time of the request @param today its service day
 */
export function lastingNews(
  { message, at: reportedAt }: DatedMessage,
  at: EpochMinutes,
  today: Day,
): DatedMessage | undefined {
  const isRecent = reportedAt >= at - lastsWithoutDay;
  const isAhead = ({ trip: { startDate } }: TripUpdate) => {
    const day = startDate ? dayOfStart(startDate) : undefined;
    return day === undefined ? isRecent : day >= today - mostLag;
  };
  const lasts = ({ activePeriod }: Alert) =>
    activePeriod.some(({ end }) => end !== undefined && end > at * 60) ||
    (isRecent && (activePeriod.length === 0 || activePeriod.some(({ end }) => !end)));
  const entity = message.entity.flatMap(({ id, isDeleted, tripUpdate, alert }): FeedEntity[] => {
    if (isDeleted) return [];
    const left = tripUpdate && isAhead(tripUpdate) ? lastingUpdate(tripUpdate) : undefined;
    const notice = alert && stopsBoats(kindOf(alert)) && lasts(alert) ? alert : undefined;
    if (!left && !notice) return [];
    return [{ id, ...(left ? { tripUpdate: left } : {}), ...(notice ? { alert: notice } : {}) }];
  });
  return entity.length === 0 ? undefined : { message: { ...message, entity }, at: reportedAt };
}

function lastingUpdate(update: TripUpdate): TripUpdate | undefined {
  const relation = relationOf(update);
  if (relation === 'added') return undefined;
  if (relation === 'cancelled' || relation === 'removed') return update;
  const { delay: _, stopTimeUpdate, ...rest } = update;
  const isLasting = relation !== 'changed' || stopTimeUpdate.some(isSkipped);
  return isLasting ? { ...rest, stopTimeUpdate: stopTimeUpdate.map(withoutPosition) } : undefined;
}

const isSkipped = ({ scheduleRelationship }: StopTimeUpdate) =>
  scheduleRelationship === callRelations.skipped;

/** Keeps the times of a call, which tell the day of the sailing, but not as its position. */
const withoutPosition = (call: StopTimeUpdate): StopTimeUpdate =>
  isSkipped(call) ? call : { ...call, scheduleRelationship: callRelations.noData };
