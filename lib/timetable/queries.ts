import 'server-only';
import { openTimetable, shareTimetable } from './engine/shared-timetable';
import { compileTimetable } from './engine/timetable';
import type { FerryNetwork } from './network';
import { feedInService } from './service/feed-service';

let held: FerryNetwork | undefined;

const byId = <T extends { readonly id: string }>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** The feed in service, compiled once and kept until another feed takes its place. */
export function ferryNetwork(): FerryNetwork {
  const { feed, loadedAt } = feedInService();
  if (held?.feed !== feed) {
    const shared = shareTimetable(compileTimetable(feed));
    held = {
      timetable: openTimetable(shared, feed),
      shared,
      feed,
      info: feed.info,
      seasons: feed.seasons,
      shapes: feed.shapes,
      loadedAt: loadedAt.toISOString(),
      ports: byId(feed.ports),
      stations: byId(feed.stations),
      lines: byId(feed.lines),
      operators: byId(feed.operators),
      trips: byId(feed.trips),
    };
  }
  return held;
}
