import type { Worker } from 'node:worker_threads';
import type { AnswerMessage, JobMessage } from './protocol.ts';

export interface PoolSettings<Job> {
  /**
   * Starts a worker that calls `serveJobs`. The maker of the pool has to write out `new Worker(new
   * URL('./name.ts', import.meta.url))`, because the build compiles only workers in this form.
   */
  readonly spawn: () => Worker;
  /** Most workers; each one starts when there is a job for it. */
  readonly size: number;
  /** Most jobs in the queue. */
  readonly places: number;
  /** False ends a worker after its job, which frees its memory. */
  readonly keepsWorkers: boolean;
  /** Returns the job to start, given the number of jobs that wait behind it. */
  readonly begin?: (job: Job, waiting: number) => Job;
  /** Called for a worker that exited on its own. */
  readonly onDeath?: (reason: string) => void;
}

export interface JobTerms {
  /** Milliseconds until the answer is due, waiting included. */
  readonly deadlineMs: number;
  /** Aborted when the result is no longer needed. */
  readonly signal?: AbortSignal | undefined;
  /** Of the waiting jobs, the smallest runs first. */
  readonly size?: number;
  /** Memory of the job to transfer instead of copying it. */
  readonly transfer?: readonly ArrayBuffer[];
}

/**
 * Outcome of a job. Without an answer: the queue was full (`full`), the deadline passed (`late`),
 * its worker exited on its own (`died`), or the caller has left (`left`).
 */
export type JobOutcome<Answer> =
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'full' | 'late' | 'died' | 'left' };

export interface WorkerPool<Job, Answer> {
  /** @throws {Error} the error that the job itself threw */
  run(job: Job, terms: JobTerms): Promise<JobOutcome<Answer>>;
  /** Numbers of waiting and of running jobs. */
  load(): { readonly waiting: number; readonly running: number };
  /** Ends all workers; jobs under way end as `died`. */
  close(): Promise<void>;
}

/** Milliseconds for an abandoned job to end on its own; then its worker is terminated. */
const graceMs = 500;

interface Task<Job, Answer> {
  readonly job: Job;
  readonly size: number;
  readonly transfer: readonly ArrayBuffer[];
  readonly stop: Int32Array;
  /** Called once; later calls do nothing. */
  readonly settle: (end: JobOutcome<Answer> | Error) => void;
}

interface Seat<Job, Answer> {
  readonly worker: Worker;
  task?: Task<Job, Answer> | undefined;
}

/**
 * Runs work outside the thread that answers requests: a few workers, a short queue, and a deadline
 * for each job.
 */
export function workerPool<Job, Answer>(settings: PoolSettings<Job>): WorkerPool<Job, Answer> {
  type OwnTask = Task<Job, Answer>;
  type OwnSeat = Seat<Job, Answer>;
  const seats = new Set<OwnSeat>();
  const line = waitingLine<OwnTask>();

  function open(): OwnSeat | undefined {
    let worker: Worker;
    try {
      worker = settings.spawn();
    } catch (error) {
      settings.onDeath?.(String(error));
      return undefined;
    }
    const seat: OwnSeat = { worker };
    seats.add(seat);
    seat.worker.on('message', (message: AnswerMessage<Answer>) => finish(seat, message));
    seat.worker.on('messageerror', () => void seat.worker.terminate());
    seat.worker.on('error', ({ name, message }: Error) =>
      settings.onDeath?.(`${name}: ${message}`),
    );
    seat.worker.on('exit', () => {
      seats.delete(seat);
      seat.task?.settle({ state: 'died' });
      seat.task = undefined;
      next();
    });
    return seat;
  }

  function next(): void {
    while (line.length > 0) {
      const free = [...seats].find(({ task }) => !task);
      if (!free && seats.size >= settings.size) return;
      const task = line.shift() as OwnTask;
      const seat = free ?? open();
      if (!seat) {
        task.settle({ state: 'died' });
        continue;
      }
      seat.task = task;
      // A process without other work waits for its jobs, but not for idle workers.
      seat.worker.ref();
      const job = settings.begin?.(task.job, line.length) ?? task.job;
      seat.worker.postMessage({ job, stop: task.stop } satisfies JobMessage<Job>, task.transfer);
    }
  }

  function finish(seat: OwnSeat, message: AnswerMessage<Answer>): void {
    seat.task?.settle(
      'answer' in message ? { state: 'done', answer: message.answer } : faultOf(message.fault),
    );
    if (settings.keepsWorkers) {
      seat.task = undefined;
      seat.worker.unref();
      next();
    } else void seat.worker.terminate();
  }

  /**
   * Removes an abandoned job from the queue. A running one is asked to stop, and its worker is
   * terminated if it does not.
   */
  function abandon(task: OwnTask): void {
    if (line.remove(task)) return;
    Atomics.store(task.stop, 0, 1);
    const seat = [...seats].find((one) => one.task === task);
    if (!seat) return;
    setTimeout(() => {
      if (seat.task === task) void seat.worker.terminate();
    }, graceMs).unref();
  }

  return {
    run(job, { deadlineMs, signal, size = 0, transfer = [] }) {
      if (signal?.aborted) return Promise.resolve({ state: 'left' });
      const isFree = seats.size < settings.size || [...seats].some(({ task }) => !task);
      if (!isFree && line.length >= settings.places) return Promise.resolve({ state: 'full' });
      return new Promise((resolve, reject) => {
        const give = (state: 'late' | 'left') => {
          task.settle({ state });
          abandon(task);
        };
        const leave = () => give('left');
        const timer = setTimeout(() => give('late'), deadlineMs);
        signal?.addEventListener('abort', leave, { once: true });
        const task: OwnTask = {
          job,
          size,
          transfer,
          stop: new Int32Array(new SharedArrayBuffer(4)),
          settle(end) {
            clearTimeout(timer);
            signal?.removeEventListener('abort', leave);
            if (end instanceof Error) reject(end);
            else resolve(end);
          },
        };
        line.push(task);
        next();
      });
    },
    load: () => ({
      waiting: line.length,
      running: [...seats].filter(({ task }) => task).length,
    }),
    async close() {
      await Promise.all([...seats].map(({ worker }) => worker.terminate()));
    },
  };
}

function faultOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  return Object.assign(new Error(message), { name });
}

/** Waiting jobs: the smallest runs first, and of equal ones the earlier. */
interface WaitingLine<Task> {
  readonly length: number;
  push(task: Task): void;
  shift(): Task | undefined;
  /** False if it does not wait. */
  remove(task: Task): boolean;
}

function waitingLine<Task extends { readonly size: number }>(): WaitingLine<Task> {
  const tasks: Task[] = [];
  return {
    get length() {
      return tasks.length;
    },
    push(task) {
      const place = tasks.findIndex(({ size }) => size > task.size);
      tasks.splice(place < 0 ? tasks.length : place, 0, task);
    },
    shift: () => tasks.shift(),
    remove(task) {
      const place = tasks.indexOf(task);
      if (place >= 0) tasks.splice(place, 1);
      return place >= 0;
    },
  };
}
