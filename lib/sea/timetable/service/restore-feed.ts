import 'server-only';
import { log } from '@/lib/foundation/log';
import { countFaults } from '../gtfs/faults';
import { publishedOn } from './download';
import { feedHolder, feedInService, typicalFeed } from './feed-in-service';
import { judgeBeside } from './feed-reader';
import type { FeedStore } from './feed-store';
import type { ReadSettings } from './judge';

/**
 * Serves the last good feed of an earlier process until its address responds. If the address
 * returns a broken feed or none when the site restarts, the restored one is kept and used for
 * comparison. Logs what cannot be restored. Never throws.
 */
export async function restoreFeed(
  store: FeedStore,
  { overrides = {}, vesselNames }: Partial<Omit<ReadSettings, 'places' | 'pattern'>> = {},
  now = new Date(),
): Promise<'restored' | 'nothing'> {
  const cannot = (reason: string) => {
    log.warn('ferry feed not restored', { reason });
    return 'nothing' as const;
  };
  const { record, archive } = await store.read();
  const memory = feedHolder();
  // Even without a readable archive, the measures are compared with the next feed.
  if (!record) return 'nothing';
  memory.lastMeasures = record.measures;
  memory.replaced = record.replaced;
  if (!archive) return cannot('only its figures are left');
  const { stations, ports } = typicalFeed().feed;
  const settings = { places: { stations, ports }, overrides, vesselNames };
  // Copy to separate memory, which the reader takes over.
  const bytes = Uint8Array.from(archive);
  const judged = await judgeBeside({ bytes, settings, current: undefined, now }).catch(
    (error: unknown) => ({ refused: error instanceof Error ? error.name : 'unknown fault' }),
  );
  if ('refused' in judged) return cannot(judged.refused);
  // A refresh has replaced the feed in the meantime.
  if (feedInService().source !== 'typical') return 'nothing';
  const { feed, compiled, report } = judged;
  const { faults } = report;
  memory.validators = record.validators;
  memory.inService = {
    feed,
    compiled,
    faults,
    report,
    ...publishedOn(record.validators, new Date(record.acceptedAt)),
    loadedAt: new Date(record.acceptedAt),
    source: 'kept',
  };
  const { publisher, version, end } = feed.info;
  const counts = { trips: feed.trips.length, faults: countFaults(faults) };
  log.info('ferry feed restored', { publisher, version, until: end, ...counts });
  return 'restored';
}
