/* Worker thread that reads one archive. It ends afterwards and frees its memory. */
import { serveJobs } from '../../../platform/workers/serve-jobs.ts';
import { type SharedTimetable, shareTimetable } from '../engine/shared-timetable.ts';
import { compileTimetable } from '../engine/timetable.ts';
import type { FeedMeasures } from '../gtfs/measures.ts';
import type { FerryFeed } from '../types.ts';
import { type Judged, judgeArchive, type ReadSettings } from './judge.ts';

/** Archive with the settings for reading it and the feed to compare it with. */
export interface FeedJob {
  readonly bytes: Uint8Array;
  readonly settings: ReadSettings;
  readonly current: FerryFeed | FeedMeasures | undefined;
  readonly now: Date;
}

/** Judged archive. An accepted feed includes its timetable, compiled in shared memory. */
export type JudgedBeside =
  | Extract<Judged, { readonly refused: string }>
  | (Exclude<Judged, { readonly refused: string }> & { readonly compiled: SharedTimetable });

serveJobs<FeedJob, JudgedBeside>(async ({ bytes, settings, current, now }) => {
  const judged = await judgeArchive(bytes, settings, current, now);
  if ('refused' in judged) return judged;
  return { ...judged, compiled: shareTimetable(compileTimetable(judged.feed)) };
});
