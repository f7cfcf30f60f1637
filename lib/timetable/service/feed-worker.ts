/* Where an archive is read: a thread of its own, that ends with its memory when the archive is read. */
import { serveJobs } from '../../workers/serve-jobs.ts';
import { type SharedTimetable, shareTimetable } from '../engine/shared-timetable.ts';
import { compileTimetable } from '../engine/timetable.ts';
import type { FeedMeasures } from '../gtfs/measures.ts';
import type { FerryFeed } from '../types.ts';
import { type Judged, judgeArchive, type ReadSettings } from './judge.ts';

/** An archive as it was fetched, and what it is read and compared with. */
export interface FeedJob {
  readonly bytes: Uint8Array;
  readonly settings: ReadSettings;
  readonly current: FerryFeed | FeedMeasures | undefined;
  readonly now: Date;
}

/** A feed that was read comes with its timetable, compiled into memory that both threads see. */
export type JudgedBeside =
  | Extract<Judged, { readonly refused: string }>
  | (Exclude<Judged, { readonly refused: string }> & { readonly compiled: SharedTimetable });

serveJobs<FeedJob, JudgedBeside>(async ({ bytes, settings, current, now }) => {
  const judged = await judgeArchive(bytes, settings, current, now);
  if ('refused' in judged) return judged;
  return { ...judged, compiled: shareTimetable(compileTimetable(judged.feed)) };
});
