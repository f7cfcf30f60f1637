import { Worker } from 'node:worker_threads';
import { workerPool } from '../../../lib/platform/workers/worker-pool.ts';
import type { FeedJob, JudgedBeside } from '../../../lib/sea/timetable/service/feed-worker.ts';
import { readPattern } from '../feed.ts';
import type { BenchRow } from '../measure.ts';
import { bigFeed } from './big-feed.ts';

const pattern = readPattern();

/** Reads an archive as in production: in a worker thread with a memory limit. */
export function feedReader() {
  const readers = workerPool<FeedJob, JudgedBeside>({
    spawn: () =>
      new Worker(new URL('../../../lib/sea/timetable/service/feed-worker.ts', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 },
      }),
    size: 1,
    places: 1,
    keepsWorkers: false,
  });
  return (bytes: Uint8Array) =>
    readers.run(
      {
        bytes,
        settings: { places: pattern, overrides: {} },
        current: undefined,
        now: new Date('2027-05-01T09:00:00Z'),
      },
      { deadlineMs: 120_000 },
    );
}

/** Cost of rejecting a feed of 100 MB: time, and peak memory of the whole process. */
export async function feedRows(): Promise<BenchRow[]> {
  const read = feedReader();
  const rows: BenchRow[] = [];
  for (const isHonest of [true, false]) {
    const bytes = bigFeed(isHonest);
    let most = 0;
    const look = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const start = performance.now();
    const end = await read(bytes);
    const took = performance.now() - start;
    clearInterval(look);
    const refused =
      end.state === 'done' && 'refused' in end.answer ? end.answer.refused : end.state;
    rows.push({
      what: `a feed of 100 MB, its directory ${isHonest ? 'says so' : 'says 60 MB'}`,
      timing: { p50: took, p99: took },
      before: isHonest ? '3000–6000 ms' : '',
      note: `${refused}; process at most ${Math.round(most / 1024 / 1024)} MB (≤ 600)`,
    });
  }
  return rows;
}
