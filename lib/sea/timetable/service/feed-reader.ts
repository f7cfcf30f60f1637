import 'server-only';
import { Worker } from 'node:worker_threads';
import { workerPool } from '@/lib/platform/workers/worker-pool';
import type { FeedJob, JudgedBeside } from './feed-worker';

/** Limits on time and memory for reading a feed. */
const deadlineMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };

const readers = workerPool<FeedJob, JudgedBeside>({
  spawn: () => new Worker(new URL('./feed-worker.ts', import.meta.url), { resourceLimits }),
  size: 1,
  places: 1,
  keepsWorkers: false,
});

/**
 * Reads and judges an archive in another thread. Its bytes are transferred and unusable here
 * afterwards. Exceeding the limits on time or memory ends the thread, and the archive counts as
 * refused.
 */
export async function judgeBeside(job: FeedJob): Promise<JudgedBeside> {
  const { buffer, byteLength } = job.bytes;
  const whole = buffer instanceof ArrayBuffer && byteLength === buffer.byteLength;
  const end = await readers.run(job, { deadlineMs, transfer: whole ? [buffer] : [] });
  if (end.state === 'done') return end.answer;
  const how = end.state === 'late' ? `took over ${deadlineMs / 1000} s` : 'broke off';
  const refused = `reading it ${how}`;
  return { refused, report: { fingerprint: '', reasons: [refused], faults: [] } };
}
