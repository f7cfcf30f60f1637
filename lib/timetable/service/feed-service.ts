import 'server-only';
import { log } from '@/lib/log';
import { momentOf } from '@/lib/time/instants';
import type { Instant } from '@/lib/time/types';
import type { Fault } from '../gtfs/faults';
import { readArchive } from '../gtfs/read-archive';
import { readFeed } from '../gtfs/read-feed';
import type { FerryFeed } from '../types';
import { reasonToKeep } from './acceptance';
import { type DownloadLimits, download, type Validators } from './download';
import { typicalFiles } from './typical-files';

/** How the last look for a newer feed ended: `kept` is a failure that left the feed as it was. */
export interface Refresh {
  readonly at: Date;
  readonly outcome: 'loaded' | 'unchanged' | 'kept';
  readonly message?: string;
}

export interface FeedInService {
  /** A new object whenever the feed changes, and only then: what is derived from it is kept by identity. */
  readonly feed: FerryFeed;
  readonly loadedAt: Date;
  /** When its server says the file was written, instant; undefined where nobody says. */
  readonly publishedAt?: Instant;
  /** `typical`: shipped with the product; `url`: loaded from `FERRY_GTFS_URL`. */
  readonly source: 'typical' | 'url';
  /** What was left out when the feed was read. */
  readonly faults: readonly Fault[];
  readonly lastRefresh?: Refresh;
}

interface Holder {
  inService?: FeedInService;
  validators?: Validators;
}

// On the global object: the bundler may put this module into several bundles of one process.
const key = Symbol.for('cyclades-compass.ferry-feed');
const holder = (): Holder => {
  const holders = globalThis as { [key]?: Holder };
  holders[key] ??= {};
  return holders[key];
};

/** The timetable everybody uses now. Reads the shipped pattern at its first call; throws if that is broken. */
export function feedInService(): FeedInService {
  const held = holder();
  held.inService ??= readTypical();
  return held.inService;
}

function readTypical(): FeedInService {
  const read = readFeed(typicalFiles());
  if ('refused' in read) {
    throw new Error(`Typical timetable: ${read.refused.map(describe).join('; ')}`);
  }
  return { feed: read.feed, faults: read.faults, loadedAt: new Date(), source: 'typical' };
}

/**
 * Looks for a newer feed at an address and puts it into service. Whatever goes wrong, the feed in service
 * stays; never throws. A change of outcome is logged as one line.
 */
export async function refreshFeed(address: string, limits?: DownloadLimits): Promise<Refresh> {
  const held = holder();
  const before = feedInService();
  const found = await look(address, before, limits).catch((error: unknown) => ({
    kept: `not readable (${error instanceof Error ? error.name : 'unknown fault'})`,
  }));
  const at = new Date();
  const base = held.inService ?? before;
  let refresh: Refresh;
  if ('kept' in found) {
    refresh = { at, outcome: 'kept', message: found.kept };
    held.inService = { ...base, lastRefresh: refresh };
  } else if ('unchanged' in found) {
    refresh = { at, outcome: 'unchanged' };
    held.inService = { ...base, lastRefresh: refresh };
  } else {
    refresh = { at, outcome: 'loaded' };
    held.validators = found.validators;
    const { feed, faults } = found;
    const published = momentOf(found.validators.lastModified ?? '');
    held.inService = {
      feed,
      faults,
      loadedAt: at,
      source: 'url',
      lastRefresh: refresh,
      ...(Number.isNaN(published) ? {} : { publishedAt: Math.floor(published) }),
    };
  }
  tell(refresh, before.lastRefresh, held.inService);
  return refresh;
}

async function look(address: string, current: FeedInService, limits?: DownloadLimits) {
  const known = current.source === 'url' ? holder().validators : undefined;
  const answer = await download(address, known, limits);
  if ('failed' in answer) return { kept: answer.failed };
  if ('unchanged' in answer) return answer;
  const read = await readArchive({ bytes: answer.bytes });
  if ('refused' in read) return { kept: read.refused.slice(0, 1).map(describe).join('') };
  const kept = reasonToKeep(
    current.source === 'url' ? current.feed : undefined,
    read.feed,
    new Date(),
  );
  return kept ? { kept } : { ...read, validators: answer.validators };
}

function describe({ file, line, message }: Fault): string {
  const text = `${file}${line === undefined ? '' : ` line ${line}`}: ${message}`;
  return oneLine(text);
}

/** A feed's own words must not write a line of the log, or fill it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 300);
}

/** The address is left out: it may hold a key. */
function tell(refresh: Refresh, previous: Refresh | undefined, { feed, faults }: FeedInService) {
  const { outcome, message = '' } = refresh;
  if (outcome === 'kept') {
    if (message !== previous?.message) log.error('ferry feed kept', { reason: message });
  } else if (outcome === 'loaded') {
    const { publisher, version, end } = feed.info;
    const counts = { trips: feed.trips.length, faults: faults.length };
    log.info('ferry feed loaded', { publisher, version, until: end, ...counts });
  } else if (previous?.outcome === 'kept') {
    log.info('ferry feed reachable again');
  }
}
