import 'server-only';
import { log } from '@/lib/foundation/log';
import type { IsoDate } from '@/lib/foundation/time/types';
import { countFaults } from '../gtfs/faults';
import { type Fall, isSameFall, isTaken } from './acceptance';
import { type DownloadLimits, download, publishedOn } from './download';
import { feedHolder, feedInService, typicalFeed } from './feed-in-service';
import { judgeBeside } from './feed-reader';
import { describeFault } from './feed-report';
import type { FeedInService, Refresh } from './feed-state';
import type { FeedStore } from './feed-store';
import type { ReadSettings } from './judge';
import { type ReplacedFeed, widestPorts, withReplaced } from './replaced-feeds';

/** Options for fetching and judging an archive; all are optional. */
export interface RefreshSettings {
  readonly limits?: DownloadLimits;
  readonly overrides?: ReadSettings['overrides'];
  readonly vesselNames?: boolean | undefined;
  /**
   * Minutes after which a feed with shortcomings is accepted if it is still the same; six hours by
   * default.
   */
  readonly standMinutes?: number;
  /** Fingerprint of a feed that is accepted despite its shortcomings, or `any`. */
  readonly accept?: string | undefined;
  readonly now?: Date;
  /** Stores accepted feeds for the next process; nothing is stored without it. */
  readonly store?: FeedStore;
}

/**
 * Fetches a feed from an address and replaces the current one. Keeps the current one on any
 * failure, or if the new feed is worse. Never throws. Logs changes.
 */
export async function refreshFeed(
  address: string,
  settings: RefreshSettings = {},
): Promise<Refresh> {
  const held = feedHolder();
  const before = feedInService();
  const at = settings.now ?? new Date();
  const found = await look(address, before, settings, at).catch((error: unknown) => ({
    refresh: {
      at,
      outcome: 'kept' as const,
      message: `not readable (${error instanceof Error ? error.name : 'unknown fault'})`,
    },
  }));
  held.inService = { ...(held.inService ?? before), ...found, lastRefresh: found.refresh };
  logRefresh(found.refresh, before, held.inService);
  return found.refresh;
}

type Found = { readonly refresh: Refresh } & Partial<FeedInService>;

async function look(
  address: string,
  current: FeedInService,
  { limits, overrides = {}, vesselNames, standMinutes = 360, accept, store }: RefreshSettings,
  now: Date,
): Promise<Found> {
  const memory = feedHolder();
  const isOfAddress = current.source !== 'typical';
  const known = isOfAddress ? memory.validators : undefined;
  const answer = await download(address, known, limits);
  const kept = (message: string) => ({ refresh: { at: now, outcome: 'kept' as const, message } });
  if ('failed' in answer) return kept(answer.failed);
  if ('unchanged' in answer) {
    return { ...(isOfAddress && { source: 'url' }), refresh: { at: now, outcome: 'unchanged' } };
  }
  const { stations, ports, info } = typicalFeed().feed;
  const today = now.toISOString().slice(0, 10);
  const recentPorts = widestPorts(memory.replaced ?? [], today);
  const pattern = isOfAddress ? undefined : { start: info.start, end: info.end };
  // Copy the bytes, because the reader takes over the original.
  const archive = store && Uint8Array.from(answer.bytes);
  const judged = await judgeBeside({
    bytes: answer.bytes,
    settings: { places: { stations, ports }, overrides, vesselNames, pattern, recentPorts },
    current: isOfAddress ? current.feed : memory.lastMeasures,
    now,
  });
  const { report } = judged;
  if ('refused' in judged) return { ...kept(judged.refused), report };
  const { feed, compiled, falls, measures } = judged;
  const candidate = { falls, measures, fingerprint: report.fingerprint };
  if (!isTaken(candidate, memory.held, { now, standMinutes, accept })) {
    const isKnown = memory.held && isSameFall(candidate, memory.held);
    if (!isKnown) memory.held = { since: now, falls, measures };
    const message = report.reasons.join('; ');
    return { refresh: { at: now, outcome: 'held', message }, report };
  }
  memory.held = undefined;
  memory.replaced = replacedBy(falls, memory, today);
  memory.lastMeasures = measures;
  memory.validators = answer.validators;
  const { faults } = report;
  const { validators } = answer;
  if (store && archive) {
    const { replaced } = memory;
    await store.write({ acceptedAt: now.toISOString(), validators, measures, replaced }, archive);
  }
  return {
    ...publishedOn(validators, now),
    feed,
    compiled,
    faults,
    report,
    loadedAt: now,
    source: 'url',
    refresh: { at: now, outcome: 'loaded' },
  };
}

/**
 * Feeds with which later ones are compared, once another is accepted. None if its owner has
 * accepted a final shortcoming: then it is the new measure.
 */
function replacedBy(
  falls: readonly Fall[],
  { replaced = [], lastMeasures }: ReturnType<typeof feedHolder>,
  today: IsoDate,
): readonly ReplacedFeed[] {
  if (falls.some(({ isFinal }) => isFinal)) return [];
  return lastMeasures ? withReplaced(replaced, lastMeasures.knownPorts, today) : replaced;
}

/** Maximum number of kinds of faults that are logged. The report contains all of them. */
const loggedFaults = 20;

/** Logs the outcome of a refresh once. Omits the address, which may contain a key. */
function logRefresh(
  refresh: Refresh,
  before: FeedInService,
  { feed, faults, report }: FeedInService,
): void {
  const { outcome, message = '' } = refresh;
  const isNews = message !== before.lastRefresh?.message;
  if (outcome === 'kept') {
    if (isNews) log.error('ferry feed kept', { reason: message });
  } else if (outcome === 'held') {
    const version = report?.fingerprint ?? '';
    if (isNews) log.error('ferry feed held', { reason: message, version });
  } else if (outcome === 'loaded') {
    const { publisher, version, end } = feed.info;
    const counts = { trips: feed.trips.length, faults: countFaults(faults) };
    log.info('ferry feed loaded', { publisher, version, until: end, ...counts });
  } else if (before.lastRefresh?.outcome === 'kept') {
    log.info('ferry feed reachable again');
  }
  if (!report || report.fingerprint === before.report?.fingerprint) return;
  for (const fault of report.faults.slice(0, loggedFaults)) {
    log.warn('ferry feed fault', { reason: describeFault(fault) });
  }
}
