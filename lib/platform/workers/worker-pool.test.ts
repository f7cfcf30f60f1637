import { Worker } from 'node:worker_threads';
import { type PoolSettings, type WorkerPool, workerPool } from './worker-pool';

/** Jobs of the test's worker. */
type Job =
  | { readonly say: string }
  /** Blocks its thread until it is stopped. */
  | { readonly hold: true }
  /** Holds its thread and ignores the stop. */
  | { readonly hang: true }
  | { readonly exit: true }
  | { readonly fail: string };

const code = `
  const { serveJobs } = require('./serve-jobs.ts');
  serveJobs(async (job, isStopped) => {
    if (job.say) return [job.say, require('node:worker_threads').threadId];
    if (job.fail) throw new TypeError(job.fail);
    if (job.exit) process.exit(1);
    while (job.hang || !isStopped());
    return ['stopped'];
  });
`;

type Answer = readonly [string, number?];
const pools: WorkerPool<Job, Answer>[] = [];
const deaths: string[] = [];

function pool(settings: Partial<PoolSettings<Job>> = {}) {
  const made = workerPool<Job, Answer>({
    spawn: () => new Worker(code, { eval: true }),
    size: 1,
    places: 2,
    keepsWorkers: true,
    onDeath: (reason) => deaths.push(reason),
    ...settings,
  });
  pools.push(made);
  return made;
}

const patient = { deadlineMs: 60_000 };
const firstOf = (outcome: { state: string; answer?: Answer }) => outcome.answer?.[0];
const thread = (outcome: { state: string; answer?: Answer }) => outcome.answer?.[1];

const directory = process.cwd();
beforeAll(() => process.chdir(__dirname));
afterAll(() => process.chdir(directory));
afterEach(() => Promise.all(pools.splice(0).map((made) => made.close())));

describe('a pool of workers', () => {
  it('answers from a reused thread, and passes on errors of a job', async () => {
    const { run } = pool();
    const first = await run({ say: 'one' }, patient);
    await expect(run({ fail: 'no such island' }, patient)).rejects.toThrow('no such island');
    const second = await run({ say: 'two' }, patient);
    expect([firstOf(first), firstOf(second)]).toEqual(['one', 'two']);
    expect(thread(second)).toBe(thread(first));
  });

  it('rejects jobs at once if the queue is full, and takes the smallest waiting job first', async () => {
    const { run, load } = pool();
    const stop = new AbortController();
    const order: string[] = [];
    const held = run({ hold: true }, { ...patient, signal: stop.signal });
    const waiting = [
      run({ say: 'large' }, { ...patient, size: 24 }).then(() => order.push('large')),
      run({ say: 'small' }, { ...patient, size: 3 }).then(() => order.push('small')),
    ];
    expect(load()).toEqual({ running: 1, waiting: 2 });
    expect(await run({ say: 'late' }, patient)).toEqual({ state: 'full' });
    stop.abort();
    expect(await held).toEqual({ state: 'left' });
    await Promise.all(waiting);
    expect(order).toEqual(['small', 'large']);
  });

  it('tells a job how many others are waiting', async () => {
    const { run } = pool({
      begin: (job, waiting) => ('say' in job ? { say: `${job.say} before ${waiting}` } : job),
    });
    const answers = await Promise.all(['a', 'b', 'c'].map((say) => run({ say }, patient)));
    expect(answers.map(firstOf)).toEqual(['a before 0', 'b before 1', 'c before 0']);
  });

  it('applies a deadline to waiting and running jobs, and terminates a worker that ignores it', async () => {
    const { run } = pool();
    const hung = run({ hang: true }, { deadlineMs: 300 });
    const behind = run({ say: 'never' }, { deadlineMs: 100 });
    expect(await behind).toEqual({ state: 'late' });
    expect(await hung).toEqual({ state: 'late' });
    expect(firstOf(await run({ say: 'from another worker' }, patient))).toBe('from another worker');
  });

  it('cancels abandoned jobs, and continues in the same thread', async () => {
    const { run, load } = pool();
    const first = await run({ say: 'one' }, patient);
    const [running, waiting] = [new AbortController(), new AbortController()];
    const held = run({ hold: true }, { ...patient, signal: running.signal });
    const next = run({ say: 'next' }, { ...patient, signal: waiting.signal });
    waiting.abort();
    expect(await next).toEqual({ state: 'left' });
    expect(load()).toEqual({ running: 1, waiting: 0 });
    running.abort();
    expect(await held).toEqual({ state: 'left' });
    expect(thread(await run({ say: 'two' }, patient))).toBe(thread(first));
    expect(await run({ say: 'gone' }, { ...patient, signal: running.signal })).toEqual({
      state: 'left',
    });
  });

  it('fails the job of a crashed worker, and gives waiting jobs to another', async () => {
    const { run } = pool();
    const first = await run({ say: 'one' }, patient);
    const dies = run({ exit: true }, patient);
    const behind = run({ say: 'two' }, patient);
    expect(await dies).toEqual({ state: 'died' });
    expect(firstOf(await behind)).toBe('two');
    expect(thread(await behind)).not.toBe(thread(first));
  });

  it('fails the job of a worker that cannot start or lacks memory', async () => {
    const none = pool({
      spawn: () => {
        throw new Error('no threads left');
      },
    });
    expect(await none.run({ say: 'one' }, patient)).toEqual({ state: 'died' });
    const small = pool({
      spawn: () =>
        new Worker(`${code}; const all = []; for (;;) all.push(new Array(1e5).fill(all));`, {
          eval: true,
          resourceLimits: { maxOldGenerationSizeMb: 16 },
        }),
    });
    expect(await small.run({ say: 'one' }, patient)).toEqual({ state: 'died' });
    expect(deaths).toEqual(['Error: no threads left', expect.stringContaining('memory')]);
  });

  it('terminates a worker after its job if none are reused', async () => {
    const { run } = pool({ keepsWorkers: false });
    const first = await run({ say: 'one' }, patient);
    const second = await run({ say: 'two' }, patient);
    expect(thread(second)).not.toBe(thread(first));
  });
});
