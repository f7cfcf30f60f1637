import 'server-only';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import type { FeedMeasures } from '../gtfs/measures';
import { readFeed } from '../gtfs/read-feed';
import type { Held } from './acceptance';
import type { Validators } from './download';
import { describeFault } from './feed-report';
import type { FeedInService } from './feed-state';
import type { ReplacedFeed } from './replaced-feeds';
import { typicalFiles } from './typical-files';

/** Feeds of this process. */
interface Holder {
  typical?: FeedInService;
  inService?: FeedInService;
  validators?: Validators;
  /** Measures of the last good feed of the address, as it was accepted or restored. */
  lastMeasures?: FeedMeasures;
  /** Good feeds of the address that others have replaced in recent weeks. */
  replaced?: readonly ReplacedFeed[];
  held?: Held | undefined;
}

export const feedHolder = () => oncePerProcess('ferry-feed', (): Holder => ({}));

/**
 * Returns the current feed. Reads the shipped pattern on the first call and throws if it is broken.
 */
export function feedInService(): FeedInService {
  const held = feedHolder();
  held.inService ??= typicalFeed();
  return held.inService;
}

/** Returns the shipped pattern. */
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
