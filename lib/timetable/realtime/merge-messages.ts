import { dateOf } from '../../time/days.ts';
import type { Instant } from '../../time/types.ts';
import type { Timetable } from '../engine/timetable.ts';
import type { TripChange } from '../engine/trip-changes.ts';
import type { FerryFeed } from '../types.ts';
import { type MatchedTrip, matchTrip, tripNames } from './match-trip.ts';
import type { FeedMessage, TripUpdate } from './messages.ts';
import { serviceAlert } from './service-alert.ts';
import { callNews } from './trip-news.ts';
import { type CallNews, type ServiceAlert, type TripNews, tripKey } from './types.ts';

/** A message of one service with when it was made. */
export interface DatedMessage {
  readonly message: FeedMessage;
  readonly at: Instant;
}

export interface MergedMessages {
  readonly trips: ReadonlyMap<string, TripNews>;
  readonly alerts: readonly ServiceAlert[];
  /** What a timetable has to know of the trips: what changes nothing is left out. */
  readonly changes: readonly TripChange[];
  /** Trips and notices that could be placed in the feed. */
  readonly matched: number;
  /** Those that could not: unknown trips, days on which they do not sail, extra sailings, delays beyond belief. */
  readonly unmatched: number;
}

/** News of a single trip older than this before its message says no more where the boat is, minutes. */
const staleTripAfter = 60;

const mostAlerts = 100;
const cancelledRelation = 3;
const removedRelation = 7;
/** Scheduled, and "unscheduled", which is how trips of a frequency are marked. Others are extra sailings. */
const knownRelations: readonly number[] = [0, 2, cancelledRelation, removedRelation];

/**
 * What several messages say together of the sailings of a timetable. Of two that speak of one sailing the later
 * counts, and of two of the same minute the one that cancels.
 */
export function mergeMessages(
  timetable: Timetable,
  messages: readonly DatedMessage[],
): MergedMessages {
  const names = tripNames(timetable);
  const held = new Map<string, { readonly news: TripNews; readonly sailing: MatchedTrip }>();
  const alerts = new Map<string, ServiceAlert>();
  let matched = 0;
  let unmatched = 0;
  for (const { message, at } of messages) {
    for (const { id, isDeleted, tripUpdate, alert } of message.entity) {
      if (isDeleted) continue;
      if (tripUpdate) {
        const sailing = matchTrip(timetable, names, tripUpdate.trip, at);
        const news = sailing && newsOf(timetable, sailing, tripUpdate, at);
        if (!sailing || !news) unmatched += 1;
        else {
          matched += 1;
          const key = tripKey(news.tripId, news.serviceDay);
          const other = held.get(key)?.news;
          if (!other || counts(news, other)) held.set(key, { news, sailing });
        }
      }
      if (alert) {
        const known = serviceAlert(id, alert, timetable, names, at);
        if (!known) unmatched += 1;
        else {
          matched += 1;
          const key = JSON.stringify([known.header, known.subjects, known.periods]);
          if (alerts.size < mostAlerts && !alerts.has(key)) alerts.set(key, known);
        }
      }
    }
  }
  const told = [...held].filter(([, { news }]) => isChange(news));
  return {
    trips: new Map(told.map(([key, { news }]) => [key, news])),
    alerts: [...alerts.values()],
    changes: told.map(([, { news, sailing }]) => changeOf(timetable, news, sailing)),
    matched,
    unmatched,
  };
}

function newsOf(
  { feed, clock }: Timetable,
  { trip: index, day }: MatchedTrip,
  update: TripUpdate,
  messageAt: Instant,
): TripNews | undefined {
  const relation = update.trip.scheduleRelationship ?? 0;
  const trip = feed.trips[index];
  if (!trip || !knownRelations.includes(relation)) return undefined;
  const at = update.timestamp ? Math.floor(update.timestamp / 60) : messageAt;
  const base = { tripId: trip.id, serviceDay: dateOf(day), at: Math.min(at, messageAt) };
  if (relation === cancelledRelation) return { ...base, state: 'cancelled', calls: [] };
  if (relation === removedRelation) return { ...base, state: 'removed', calls: [] };
  // What was cancelled stays so; where a boat is has to be fresh.
  if (at < messageAt - staleTripAfter) return undefined;
  // Of trips that were joined, the message speaks of one: before it all is as it was, after it the delay goes on.
  const part = trip.parts?.find(({ tripId }) => tripId === update.trip.tripId);
  const first = part?.firstCall ?? 0;
  const told = callNews(trip.calls.slice(first), withPorts(update, feed), clock.origin(day));
  if (!told) return undefined;
  const asPlanned = { arrival: 0, departure: 0, skipped: false };
  const calls = told === 'cancelled' ? told : [...Array<CallNews>(first).fill(asPlanned), ...told];
  return calls === 'cancelled'
    ? { ...base, state: 'cancelled', calls: [] }
    : { ...base, state: 'changed', calls };
}

/** The message with our ids of ports, where the feed's stops have become others. */
function withPorts(update: TripUpdate, { stopIds }: FerryFeed): TripUpdate {
  if (!stopIds) return update;
  return {
    ...update,
    stopTimeUpdate: update.stopTimeUpdate.map((stop) => {
      const portId = stopIds.get(stop.stopId ?? '');
      return portId === undefined ? stop : { ...stop, stopId: portId };
    }),
  };
}

const counts = (news: TripNews, other: TripNews) =>
  news.at > other.at || (news.at === other.at && news.state === 'cancelled');

const isDifferent = ({ arrival, departure, skipped }: CallNews) =>
  arrival !== 0 || departure !== 0 || skipped;

const isChange = ({ state, calls }: TripNews) => state !== 'changed' || calls.some(isDifferent);

function changeOf({ feed }: Timetable, { state, calls }: TripNews, { trip, day }: MatchedTrip) {
  const times = feed.trips[trip]?.calls ?? [];
  return {
    trip,
    day,
    calls:
      state === 'changed'
        ? times.map(({ arrival, departure }, index) => {
            const news = calls[index] as CallNews;
            return {
              arrival: arrival + news.arrival,
              departure: departure + news.departure,
              skipped: news.skipped,
            };
          })
        : undefined,
  };
}
