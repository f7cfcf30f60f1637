import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { AnswerMessage, JobMessage } from './protocol.ts';

/** Priority, -20 to 19: the thread that handles requests comes before background computation. */
const priority = 10;

/**
 * Answers the jobs of a pool, inside a worker. `isStopped` turns true when the result is no longer
 * needed: a job that asks now and then, and ends, spares the pool a new worker.
 */
export function serveJobs<Job, Answer>(
  run: (job: Job, isStopped: () => boolean) => Answer | Promise<Answer>,
): void {
  if (!parentPort) throw new Error('Jobs are served in a worker only');
  const port = parentPort;
  // Linux gives each thread a priority of its own; elsewhere this would slow down the whole process.
  if (process.platform === 'linux') setPriority(priority);
  port.on('message', async ({ job, stop }: JobMessage<Job>) => {
    const message = await answerTo(() => run(job, () => Atomics.load(stop, 0) !== 0));
    port.postMessage(message);
  });
}

async function answerTo<Answer>(
  run: () => Answer | Promise<Answer>,
): Promise<AnswerMessage<Answer>> {
  try {
    return { answer: await run() };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { fault: { name, message } };
  }
}
