import 'server-only';
import { log } from '@/lib/log';
import { publishedOn } from './download';
import { feedHolder, feedInService, typicalFeed } from './feed-in-service';
import { judgeBeside } from './feed-reader';
import type { FeedStore } from './feed-store';
import type { ReadSettings } from './judge';

/**
 * Puts the last good feed of an earlier process into service, until its address answers: a feed that is broken or
 * away when the site starts again is compared with it, and it is served meanwhile. What cannot be restored is said in
 * the log, and the site goes on without. Never throws.
 */
export async function restoreFeed(
  store: FeedStore,
  { overrides = {}, vesselNames }: Partial<Omit<ReadSettings, 'places'>> = {},
  now = new Date(),
): Promise<'restored' | 'nothing'> {
  const cannot = (reason: string) => {
    log.warn('ferry feed not restored', { reason });
    return 'nothing' as const;
  };
  const { record, archive } = await store.read();
  const memory = feedHolder();
  // Of a feed that cannot be read any more, what is known still measures the next one.
  if (record) memory.lastMeasures = record.measures;
  if (!record) return 'nothing';
  if (!archive) return cannot('only its figures are left');
  const { stations, ports } = typicalFeed().feed;
  const settings = { places: { stations, ports }, overrides, vesselNames };
  // Into memory of its own, which the reader takes over.
  const bytes = Uint8Array.from(archive);
  const judged = await judgeBeside({ bytes, settings, current: undefined, now }).catch(
    (error: unknown) => ({ refused: error instanceof Error ? error.name : 'unknown fault' }),
  );
  if ('refused' in judged) return cannot(judged.refused);
  // Somebody has looked for a newer feed meanwhile.
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
  const counts = { trips: feed.trips.length, faults: faults.length };
  log.info('ferry feed restored', { publisher, version, until: end, ...counts });
  return 'restored';
}
