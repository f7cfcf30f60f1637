import 'server-only';
import { env } from '@/lib/env';
import { withChanges } from './engine/changed-timetable';
import { openTimetable, shareTimetable } from './engine/shared-timetable';
import { childFareOf, fareClassesOf } from './engine/tariffs';
import { compileTimetable } from './engine/timetable';
import type { FerryNetwork } from './network';
import { type RealtimeInService, realtimeInService } from './realtime/queries';
import { feedInService } from './service/feed-in-service';

let held: FerryNetwork | undefined;

const byId = <T extends { readonly id: string }>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

/**
 * The feed in service, compiled once (by the thread that read it, or here for the one that ships) and kept until another feed takes its place. What sails on which day of
 * a season is asked here, and by every static page; what is answered for a request asks {@link liveNetwork}.
 */
export function ferryNetwork(): FerryNetwork {
  const { feed, compiled, loadedAt, source } = feedInService();
  const isKept = source === 'kept';
  if (held?.feed !== feed || (held.info.isKept ?? false) !== isKept) {
    const shared = compiled ?? shareTimetable(compileTimetable(feed));
    held = {
      timetable: openTimetable(shared, feed),
      shared,
      feed,
      info: isKept ? { ...feed.info, isKept } : feed.info,
      seasons: feed.seasons,
      shapes: feed.shapes,
      loadedAt: loadedAt.toISOString(),
      ports: byId(feed.ports),
      stations: byId(feed.stations),
      lines: byId(feed.lines),
      operators: byId(feed.operators),
      trips: byId(feed.trips),
      fareClasses: fareClassesOf(feed),
      hasChildFares: feed.tariffs?.some(({ rider }) => rider === 'child') ?? false,
      childFare: (leg) => childFareOf(feed, '', leg),
    };
  }
  return held;
}

interface Live {
  readonly plain: FerryNetwork;
  readonly inService: RealtimeInService;
  /** The changes as text: while they are the same the timetable stays, with all that is kept by it. */
  readonly changes: string;
  readonly network: FerryNetwork;
}

let live: Live | undefined;

/**
 * The feed in service with what is known of its boats: cancelled ones do not sail, late ones sail when they are
 * expected. Without realtime it is {@link ferryNetwork} itself.
 */
export function liveNetwork(): FerryNetwork {
  const plain = ferryNetwork();
  const inService = realtimeInService(plain.timetable);
  if (!inService) return plain;
  if (live?.plain === plain && live.inService === inService) return live.network;
  const changes = JSON.stringify(inService.merged.changes);
  const { realtime, merged } = inService;
  const same = live?.plain === plain && live.changes === changes ? live.network : undefined;
  const network = {
    ...plain,
    timetable: same?.timetable ?? withChanges(plain.timetable, merged.changes),
    shared: same?.shared ?? { ...plain.shared, changes: merged.changes },
    realtime,
  };
  live = { plain, inService, changes, network };
  return network;
}

/**
 * How long a cache between may keep an answer with sailings, seconds: a feed changes a few times a day at most,
 * what is cancelled or late each minute.
 */
export const keptSeconds = () => (env.FERRY_GTFS_RT_URL.length > 0 ? 30 : 600);
