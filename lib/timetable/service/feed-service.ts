import 'server-only';
import { momentOf } from '@/lib/time/instants';
import { readFeed } from '../gtfs/read-feed';
import { type Held, isSameFall, isTaken } from './acceptance';
import { type DownloadLimits, download, type Validators } from './download';
import { tellOfFeed } from './feed-log';
import { judgeBeside } from './feed-reader';
import { describeFault } from './feed-report';
import type { FeedInService, Refresh } from './feed-state';
import type { ReadSettings } from './judge';
import { typicalFiles } from './typical-files';

/** How an archive is looked for and judged; all of it may be left out. */
export interface RefreshSettings {
  readonly limits?: DownloadLimits;
  readonly overrides?: ReadSettings['overrides'];
  readonly vesselNames?: boolean | undefined;
  /** Minutes after which a feed that falls short is taken when it is still there; six hours. */
  readonly standMinutes?: number;
  /** Fingerprint of a feed that is taken although it falls short, or `any`. */
  readonly accept?: string | undefined;
  readonly now?: Date;
}

interface Holder {
  typical?: FeedInService;
  inService?: FeedInService;
  validators?: Validators;
  held?: Held | undefined;
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
  held.inService ??= typical();
  return held.inService;
}

function typical(): FeedInService {
  const held = holder();
  held.typical ??= readTypical();
  return held.typical;
}

function readTypical(): FeedInService {
  const read = readFeed(typicalFiles());
  if ('refused' in read) {
    throw new Error(`Typical timetable: ${read.refused.map(describeFault).join('; ')}`);
  }
  return { feed: read.feed, faults: read.faults, loadedAt: new Date(), source: 'typical' };
}

/**
 * Looks for a newer feed at an address and puts it into service. Whatever goes wrong, and where it falls short of the
 * one in service, that one stays; never throws. What is new is logged.
 */
export async function refreshFeed(
  address: string,
  settings: RefreshSettings = {},
): Promise<Refresh> {
  const held = holder();
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
  tellOfFeed(found.refresh, before, held.inService);
  return found.refresh;
}

type Found = { readonly refresh: Refresh } & Partial<FeedInService>;

async function look(
  address: string,
  current: FeedInService,
  { limits, overrides = {}, vesselNames, standMinutes = 360, accept }: RefreshSettings,
  now: Date,
): Promise<Found> {
  const memory = holder();
  const known = current.source === 'url' ? memory.validators : undefined;
  const answer = await download(address, known, limits);
  const kept = (message: string) => ({ refresh: { at: now, outcome: 'kept' as const, message } });
  if ('failed' in answer) return kept(answer.failed);
  if ('unchanged' in answer) return { refresh: { at: now, outcome: 'unchanged' } };
  const { stations, ports } = typical().feed;
  const judged = await judgeBeside({
    bytes: answer.bytes,
    settings: { places: { stations, ports }, overrides, vesselNames },
    current: current.source === 'url' ? current.feed : undefined,
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
  memory.validators = answer.validators;
  const { faults } = report;
  const { lastModified } = answer.validators;
  return {
    ...(lastModified ? publishedOn(lastModified) : {}),
    feed,
    compiled,
    faults,
    report,
    loadedAt: now,
    source: 'url',
    refresh: { at: now, outcome: 'loaded' },
  };
}

/** When a server says that its file was written; nothing where it says what is no time. */
function publishedOn(lastModified: string): Pick<FeedInService, 'publishedAt'> {
  const published = momentOf(lastModified);
  return Number.isNaN(published) ? {} : { publishedAt: Math.floor(published) };
}
