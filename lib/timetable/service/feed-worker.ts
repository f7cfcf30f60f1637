/* Where an archive is read: a thread of its own, that ends with its memory when the archive is read. */
import { serveJobs } from '../../workers/serve-jobs.ts';
import type { FerryFeed } from '../types.ts';
import { type Judged, judgeArchive, type ReadSettings } from './judge.ts';

/** An archive as it was fetched, and what it is read and compared with. */
export interface FeedJob {
  readonly bytes: Uint8Array;
  readonly settings: ReadSettings;
  readonly current: FerryFeed | undefined;
  readonly now: Date;
}

serveJobs<FeedJob, Judged>(({ bytes, settings, current, now }) =>
  judgeArchive(bytes, settings, current, now),
);
