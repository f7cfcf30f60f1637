import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { AnswerMessage, JobMessage } from './protocol.ts';

/** Of -20 to 19: the thread that answers requests goes before whatever is worked out beside it. */
const priority = 10;

/**
 * Answers the jobs of a pool, inside a worker; between them it does a piece of `spareWork` after the other, as long as
 * that says there is more: a job waits for one piece at the most. `isStopped` turns true when nobody waits for the answer any more:
 * a job that asks now and then, and ends, spares the pool a new worker.
 */
export function serveJobs<Job, Answer>(
  run: (job: Job, isStopped: () => boolean) => Answer | Promise<Answer>,
  spareWork: () => boolean = () => false,
): void {
  if (!parentPort) throw new Error('Jobs are served in a worker only');
  const port = parentPort;
  // Linux gives each thread a priority of its own; elsewhere this would slow down the whole process.
  if (process.platform === 'linux') setPriority(priority);
  let spare: NodeJS.Immediate | undefined;
  port.on('message', async ({ job, stop }: JobMessage<Job>) => {
    clearImmediate(spare);
    const message = await answerTo(() => run(job, () => Atomics.load(stop, 0) !== 0));
    port.postMessage(message);
    spare = setImmediate(fillSpareTime);
  });

  // Between two pieces the thread looks whether a job has come.
  function fillSpareTime(): void {
    if (spareWork()) spare = setImmediate(fillSpareTime);
  }
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
