import { compileTimetable } from '../../engine/timetable.ts';
import { readFeed } from '../../gtfs/read-feed.ts';
import { type Lines, smallFeed } from '../../gtfs/testing/small-feed.ts';
import { mergeMessages } from '../merge-messages.ts';
import { decodeMessage, type FeedMessage } from '../messages.ts';
import { type LooseEntity, messageOf } from './message.ts';

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** `out`: Piraeus 07:25, Paros 11:40/12:00, Naxos 12:45; `back`: Naxos 22:30, Piraeus 03:45 the next day. */
export function timetableOf(changes: Record<string, Lines | undefined> = {}) {
  const files = [...smallFeed(changes)].map(([name, text]) => [name, bytesOf(text)] as const);
  const read = readFeed(new Map(files));
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return compileTimetable(read.feed);
}

export const timetable = timetableOf();
/** 14 July 2027, 10:00 in Athens. */
export const at = Date.parse('2027-07-14T07:00Z') / 60_000;
export const day = { startDate: '20270714' };

export function decoded(entities: readonly LooseEntity[]): FeedMessage {
  const message = decodeMessage(messageOf(entities, { timestamp: at * 60 }));
  if ('unreadable' in message) throw new Error(message.unreadable);
  return message;
}

export const merged = (entities: readonly LooseEntity[], of = timetable) =>
  mergeMessages(of, [{ message: decoded(entities), at }]);
