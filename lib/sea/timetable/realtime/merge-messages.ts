import { type Day, dateOf } from '../../../foundation/time/days.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../engine/timetable.ts';
import type { TripChange } from '../engine/trip-changes.ts';
import { extraKey, extraSailing } from './extra-sailings.ts';
import { tripNames } from './match-trip.ts';
import type { FeedMessage } from './messages.ts';
import { serviceAlert } from './service-alert.ts';
import { callsOf, type TripMessage, takesPrecedence, tripMessageOf } from './trip-message.ts';
import {
  type CallNews,
  type ExtraSailing,
  type ServiceAlert,
  stopsBoats,
  type TripNews,
  tripKey,
} from './types.ts';

/** Message of one service with the time at which it was made. */
export interface DatedMessage {
  readonly message: FeedMessage;
  readonly at: EpochMinutes;
}

export interface MergedMessages {
  readonly trips: ReadonlyMap<string, TripNews>;
  readonly alerts: readonly ServiceAlert[];
  /** Sailings that are not in the timetable. */
  readonly extra: readonly ExtraSailing[];
  /** Changes to the timetable, without news that changes nothing. */
  readonly changes: readonly TripChange[];
  /** Number of trip updates and notices matched to the feed. */
  readonly matched: number;
  /**
   * Number of the others: unknown trips, trips on days without sailing, extra sailings elsewhere,
   * implausible delays.
   */
  readonly unmatched: number;
}

const mostAlerts = 100;
const mostExtra = 200;

/** Sailing with the message that applies to each of its parts. */
interface Sailing {
  readonly trip: number;
  readonly day: Day;
  readonly parts: (TripMessage | undefined)[];
}

interface SailingResult {
  readonly news: TripNews;
  readonly changes: readonly TripChange[];
}

/**
 * Merges several messages about a timetable. A cancellation in any of them applies, whatever the
 * others say, until the service sends a message without it. Of several
 * positions of a boat the latest applies.
 */
export function mergeMessages(
  timetable: Timetable,
  messages: readonly DatedMessage[],
): MergedMessages {
  const names = tripNames(timetable);
  const held = new Map<string, Sailing>();
  const alerts = new Map<string, ServiceAlert>();
  const extra = new Map<string, ExtraSailing>();
  let matched = 0;
  let unmatched = 0;
  for (const { message, at } of messages) {
    for (const { id, isDeleted, tripUpdate, alert } of message.entity) {
      if (isDeleted) continue;
      if (tripUpdate) {
        const found = tripMessageOf(timetable, names, tripUpdate, at);
        const added = found ? undefined : extraSailing(timetable, names, tripUpdate, at);
        if (added) {
          matched += 1;
          if (extra.size < mostExtra) extra.set(extraKey(added), added);
        } else if (!found) unmatched += 1;
        else {
          matched += 1;
          const { trip, day, part } = found.sailing;
          const key = `${trip} ${day}`;
          const sailing = held.get(key) ?? { trip, day, parts: [] };
          held.set(key, sailing);
          const other = sailing.parts[part];
          if (!other || takesPrecedence(found.message, other)) sailing.parts[part] = found.message;
        }
      }
      if (alert) {
        const known = serviceAlert(id, alert, timetable, names, at);
        if (!known) unmatched += 1;
        else {
          matched += 1;
          const key = JSON.stringify([
            known.header,
            known.subjects,
            known.periods,
            stopsBoats(known),
          ]);
          if (alerts.size < mostAlerts && !alerts.has(key)) alerts.set(key, known);
        }
      }
    }
  }
  const results = [...held.values()].flatMap((sailing) => sailingResult(timetable, sailing) ?? []);
  return {
    trips: new Map(results.map(({ news }) => [tripKey(news.tripId, news.serviceDay), news])),
    alerts: [...alerts.values()],
    extra: [...extra.values()],
    changes: results.flatMap(({ changes }) => changes),
    matched,
    unmatched,
  };
}

/** Returns undefined if the messages agree with the timetable. */
function sailingResult(timetable: Timetable, sailing: Sailing): SailingResult | undefined {
  const { trip: index, day, parts } = sailing;
  const trip = timetable.feed.trips[index];
  if (!trip) return undefined;
  const all = (trip.parts ?? [trip]).map((_, part) => parts[part]);
  const partNews = all.map((message) => {
    if (!message) return undefined;
    if (message.relation === 'unclear') return undefined;
    return message.relation === 'changed' ? message.update : ('cancelled' as const);
  });
  const base = {
    tripId: trip.id,
    serviceDay: dateOf(day),
    ...(all.some((message) => message?.isDoubtful) ? { isDoubtful: true as const } : {}),
    at: Math.min(...all.flatMap((message) => message?.at ?? [])),
  };
  const found = callsOf(timetable, sailing, partNews);
  if (!found) return undefined;
  const { calls, runs } = found;
  if (runs.length === 0) {
    const isRemoved = all.every((message) => message?.relation === 'removed');
    const news = { ...base, state: isRemoved ? 'removed' : 'cancelled', calls: [] } as const;
    return { news, changes: [{ trip: index, day, calls: undefined }] };
  }
  if (!calls.some(isDifferent)) {
    return base.isDoubtful && { news: { ...base, state: 'changed', calls }, changes: [] };
  }
  const changes = runs.map(([first, last]) => ({
    trip: index,
    day,
    calls: trip.calls.map(({ arrival, departure }, call) => {
      const news = calls[call] as CallNews;
      return {
        arrival: arrival + news.arrival,
        departure: departure + news.departure,
        skipped: news.skipped || call < first || call > last,
      };
    }),
  }));
  const apart = runs.length > 1 ? { runs } : {};
  return { news: { ...base, state: 'changed', calls, ...apart }, changes };
}

const isDifferent = ({ arrival, departure, skipped }: CallNews) =>
  arrival !== 0 || departure !== 0 || skipped;
