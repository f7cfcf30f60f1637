import 'server-only';
import { oncePerProcess } from '@/lib/once-per-process';
import type { FeedMeasures } from '../gtfs/measures';
import { readFeed } from '../gtfs/read-feed';
import type { Held } from './acceptance';
import type { Validators } from './download';
import { describeFault } from './feed-report';
import type { FeedInService } from './feed-state';
import { typicalFiles } from './typical-files';

/** Feeds of this process. */
interface Holder {
  typical?: FeedInService;
  inService?: FeedInService;
  validators?: Validators;
  /** Of the last good feed of the address, where only these were left of it. */
  lastMeasures?: FeedMeasures;
  held?: Held | undefined;
}

export const feedHolder = () => oncePerProcess('ferry-feed', (): Holder => ({}));

/** The timetable everybody uses now. Reads the shipped pattern at its first call; throws if that is broken. */
export function feedInService(): FeedInService {
  const held = feedHolder();
  held.inService ??= typicalFeed();
  return held.inService;
}

/** The pattern that ships with the site. */
export function typicalFeed(): FeedInService {
  const held = feedHolder();
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
