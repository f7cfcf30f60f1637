import { createHash } from 'node:crypto';
import { addDays } from '../../../foundation/time/days.ts';
import type { KnownPlaces } from '../gtfs/known-places.ts';
import type { StopOverrides } from '../gtfs/match-places.ts';
import { type FeedMeasures, measureFeed } from '../gtfs/measures.ts';
import { readArchive } from '../gtfs/read-archive.ts';
import type { FeedInfo, FerryFeed } from '../types.ts';
import { type Fall, fallsOf, sailsOn } from './acceptance.ts';
import { describeFault, type FeedReport, oneLine } from './feed-report.ts';

/** Options for reading an archive. They can be posted to a worker. */
export interface ReadSettings {
  readonly places: KnownPlaces;
  readonly overrides: StopOverrides;
  readonly vesselNames?: boolean | undefined;
  /** Days of the typical pattern, if it is served until a feed is accepted. */
  readonly pattern?: Pick<FeedInfo, 'start' | 'end'> | undefined;
  /** Known ports of the widest feed of the address replaced in recent weeks. */
  readonly recentPorts?: number;
}

/** Archive that was read and compared. `falls` lists its shortcomings. */
export type Judged =
  | { readonly refused: string; readonly report: FeedReport }
  | {
      readonly feed: FerryFeed;
      readonly measures: FeedMeasures;
      readonly falls: readonly Fall[];
      readonly report: FeedReport;
    };

/**
 * Reads an archive and compares it with the current feed of the same address, or with the stored
 * measures of one.
 */
export async function judgeArchive(
  bytes: Uint8Array,
  settings: ReadSettings,
  current: FerryFeed | FeedMeasures | undefined,
  now: Date,
): Promise<Judged> {
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  // At the latest yesterday in any time zone, because boats that left late are still under way.
  const from = addDays(now.toISOString().slice(0, 10), -2);
  const read = await readArchive({ bytes }, { ...settings, from });
  if ('refused' in read) {
    const refused = read.refused.slice(0, 1).map(describeFault).join('');
    return { refused, report: { fingerprint, reasons: [refused], faults: read.refused } };
  }
  const { feed, faults, counts, encodings, stops } = read;
  const { publisher, version, timezone } = feed.info;
  // Swedish formats dates like ISO 8601.
  const today = new Intl.DateTimeFormat('sv', { timeZone: timezone }).format(now);
  const places = new Set(settings.places.stations.map(({ id }) => id));
  const measures = measureFeed(feed, today, places);
  const known = { counts, measures, encodings, stops };
  const details = { publisher: oneLine(publisher), version: oneLine(version), ...known };
  const report = { fingerprint, reasons: [] as string[], faults, read: details };
  if (!sailsOn(measures, today)) {
    const refused = `no sailing any more: it ended on ${measures.lastDay}`;
    return { refused, report: { ...report, reasons: [refused] } };
  }
  const before = current && 'trips' in current ? measureFeed(current, today, places) : current;
  const { pattern, recentPorts } = settings;
  const falls = fallsOf(before, { measures, counts }, today, pattern, recentPorts);
  const reasons = falls.map(({ message }) => message);
  return { feed, measures, falls, report: { ...report, reasons } };
}
