import 'server-only';
import { env } from '@/lib/foundation/env';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { withChanges } from './engine/changed-timetable';
import { fareOriginOf } from './engine/fare-origins';
import { openTimetable, shareTimetable } from './engine/shared-timetable';
import { childFareOf, fareClassesOf } from './engine/tariffs';
import { compileTimetable } from './engine/timetable';
import type { FerryNetwork } from './network';
import { type RealtimeInService, realtimeInService } from './realtime/queries';
import { feedInService, typicalFeed } from './service/feed-in-service';
import type { FeedInService } from './service/feed-state';

/** Networks of the process, so that pages and routes share timetables and what is cached for them. */
interface Networks {
  held?: FerryNetwork;
  typical?: FerryNetwork;
  live?: Live;
}

const networks = (): Networks => oncePerProcess('ferry-networks', () => ({}));

const byId = <T extends { readonly id: string }>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

/**
 * Returns the current feed, compiled once (by the thread that read it, or here for the shipped one)
 * and kept until another feed replaces it. Used for questions about seasons and by static pages.
 * Responses to requests use {@link liveNetwork}.
 */
export function ferryNetwork(): FerryNetwork {
  const inService = feedInService();
  const isKept = inService.source === 'kept';
  const { held } = networks();
  if (held?.feed === inService.feed && (held.info.isKept ?? false) === isKept) return held;
  const network = networkOf(inService);
  networks().held = network;
  return network;
}

/** Returns the shipped pattern, whichever feed is in service: for pages about a usual year. */
export function typicalNetwork(): FerryNetwork {
  const inService = ferryNetwork();
  const shipped = typicalFeed();
  if (inService.feed === shipped.feed) return inService;
  const all = networks();
  all.typical ??= networkOf(shipped);
  return all.typical;
}

function networkOf({ feed, compiled, loadedAt, source }: FeedInService): FerryNetwork {
  const shared = compiled ?? shareTimetable(compileTimetable(feed));
  return {
    timetable: openTimetable(shared, feed),
    shared,
    feed,
    info: source === 'kept' ? { ...feed.info, isKept: true } : feed.info,
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
    fareOrigin: (leg) => fareOriginOf(feed, 'adult', leg),
  };
}

interface Live {
  readonly plain: FerryNetwork;
  readonly inService: RealtimeInService;
  /** Changes as JSON. While they are equal, the timetable and everything cached for it is kept. */
  readonly changes: string;
  readonly network: FerryNetwork;
}

/**
 * Returns the current feed with realtime changes: cancelled boats do not sail, and late boats sail
 * at the expected times. Without realtime it is {@link ferryNetwork} itself.
 */
export function liveNetwork(): FerryNetwork {
  const plain = ferryNetwork();
  const inService = realtimeInService(plain.timetable);
  if (!inService) return plain;
  const { live } = networks();
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
  networks().live = { plain, inService, changes, network };
  return network;
}

/**
 * Seconds for which shared caches may keep responses with sailings. A feed changes a few times a
 * day at most, realtime news every minute.
 */
export const keptSeconds = () => (env.FERRY_GTFS_RT_URL.length > 0 ? 30 : 600);
